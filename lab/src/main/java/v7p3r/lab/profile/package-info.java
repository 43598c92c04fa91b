/** Profiles positions: how much the engine's own searches of them cost and gain. */
package v7p3r.lab.profile;

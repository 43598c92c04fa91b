/** Trained models as the standard files that other programs, and the engine, can read. */
package v7p3r.lab.export;

/** What searches of a position show, depth by depth, and the file that keeps it. */
package v7p3r.profile;

/** Which endings are solved, and what does that mean for a node and for the move to be played? */
package v7p3r.search.solved;

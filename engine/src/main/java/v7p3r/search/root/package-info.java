/** Which moves are there to choose from, how did each of them do, and who is told? */
package v7p3r.search.root;

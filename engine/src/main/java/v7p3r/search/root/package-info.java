/**
 * Which moves are there to choose from, how did each of them do, who is told, and who searches
 * beside?
 */
package v7p3r.search.root;

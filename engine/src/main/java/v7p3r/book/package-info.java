/** Opening books: which moves of a position are known to be good, and how often to play each. */
package v7p3r.book;

/** V7P3R, a chess engine; the packages below form layers whose arrows only point down. */
package v7p3r;

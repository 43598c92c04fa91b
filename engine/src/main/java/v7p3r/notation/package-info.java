/** Chess as text: FEN, EPD, SAN, UCI moves and PGN, read into and written from the board. */
package v7p3r.notation;

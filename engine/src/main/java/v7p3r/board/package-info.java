/** The rules of chess on bitboards: squares, pieces, moves, positions, move generation. */
package v7p3r.board;

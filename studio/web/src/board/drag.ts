/** cm-chessboard styles the dragged piece by its style attribute, which our content policy forbids: set the same by properties. */
import type { Chessboard } from 'cm-chessboard/src/Chessboard.js';
import { s } from '../base/dom.ts';

export function keepDragInsideCsp(board: Chessboard): void {
  const input = board.view.visualMoveInput;
  input.createDraggablePiece = (name) => {
    const side = board.view.squareWidth;
    const piece = s('svg', { class: 'cm-chessboard-draggable-piece', width: side, height: side, viewBox: '0 0 40 40' }, s('use', { href: `#${name}` }));
    document.body.append(piece);
    input.draggablePiece = piece;
  };
  input.moveDraggablePiece = (x, y) => {
    const half = board.view.squareWidth / 2;
    input.draggablePiece?.style.setProperty('left', `${x - half}px`);
    input.draggablePiece?.style.setProperty('top', `${y - half}px`);
  };
}

declare module 'cm-chessboard/src/Chessboard.js' {
  export interface MoveInputEvent {
    type: string;
    squareFrom: string;
    squareTo: string;
    piece: string;
  }
  export interface View {
    svg: SVGSVGElement;
    markersLayer: SVGGElement;
    markersTopLayer: SVGGElement;
    coordinatesGroup: SVGGElement;
    squareWidth: number;
    width: number;
    squareToPoint(square: string): { x: number; y: number };
    visualMoveInput: {
      draggablePiece: SVGSVGElement | null;
      createDraggablePiece(name: string): void;
      moveDraggablePiece(x: number, y: number): void;
    };
  }
  export const INPUT_EVENT_TYPE: Record<'moveInputStarted' | 'movingOverSquare' | 'validateMoveInput' | 'moveInputCanceled' | 'moveInputFinished', string>;
  export const COLOR: { white: 'w'; black: 'b' };
  export class Chessboard {
    constructor(context: HTMLElement, props: Record<string, unknown>);
    readonly view: View;
    readonly state: object | undefined;
    setPosition(fen: string, animated?: boolean): Promise<void>;
    setOrientation(color: 'w' | 'b', animated?: boolean): Promise<void>;
    enableMoveInput(handler: (event: MoveInputEvent) => boolean, color?: 'w' | 'b'): void;
    disableMoveInput(): void;
    isMoveInputEnabled(): boolean;
    cancelMoveInput(): void;
    getPiece(square: string): string | null;
    destroy(): void;
  }
}
declare module 'cm-chessboard/src/model/Extension.js' {
  import type { Chessboard } from 'cm-chessboard/src/Chessboard.js';
  export const EXTENSION_POINT: Record<'afterRedrawBoard' | 'destroy', string>;
  export class Extension {
    constructor(chessboard: Chessboard);
    readonly chessboard: Chessboard;
    registerExtensionPoint(name: string, callback: () => void): void;
  }
}

/** A game with its variations: places in a tree, the first child of the main line first. */
import type { AnalysisNode, GameState, Move } from './types.ts';

export interface Place {
  id: number;
  parent: number | null;
  /** 0 for the start position. */
  ply: number;
  uci: string;
  san: string;
  fen: string;
  move: Move | null;
  comment: string;
  nags: number[];
  children: number[];
}

export class Tree {
  readonly #places = new Map<number, Place>();

  constructor(readonly root: Place) {
    this.#places.set(root.id, root);
  }

  static ofGame(game: GameState): Tree {
    const first = firstPly(game.start);
    const tree = new Tree(blank(0, null, first, '', '', game.start));
    game.moves.forEach((move, index) => {
      const place = blank(index + 1, index, first + index + 1, move.uci, move.san, move.fen);
      place.move = move;
      place.comment = move.comment ?? '';
      place.nags = move.nags ?? [];
      tree.add(place);
    });
    return tree;
  }

  static ofNodes(start: string, nodes: AnalysisNode[]): Tree {
    const first = firstPly(start);
    const rootNode = nodes.find((node) => node.parent === null || node.uci === null);
    const tree = new Tree(blank(rootNode?.id ?? 0, null, first, '', '', start));
    tree.root.comment = rootNode?.comment ?? '';
    for (const node of nodes) {
      if (node === rootNode) {
        continue;
      }
      const parent = node.parent ?? tree.root.id;
      const ply = (tree.find(parent)?.ply ?? first) + 1;
      const place = blank(node.id, parent, ply, node.uci ?? '', node.san ?? '', node.fen);
      place.comment = node.comment ?? '';
      place.nags = node.nags ?? [];
      place.move = moveOf(node, ply);
      tree.add(place, node.main);
    }
    return tree;
  }

  add(place: Place, asMain = false): void {
    this.#places.set(place.id, place);
    const siblings = place.parent === null ? [] : (this.find(place.parent)?.children ?? []);
    if (asMain) {
      siblings.unshift(place.id);
    } else {
      siblings.push(place.id);
    }
  }

  find(id: number): Place | undefined {
    return this.#places.get(id);
  }

  at(id: number): Place {
    return this.#places.get(id) ?? this.root;
  }

  get size(): number {
    return this.#places.size;
  }

  /** The start position and the moves of the main line. */
  main(): Place[] {
    return this.lineFrom(this.root);
  }

  lineFrom(from: Place): Place[] {
    const line = [from];
    for (let place = from; place.children.length > 0; ) {
      place = this.at(place.children[0]);
      line.push(place);
    }
    return line;
  }

  pathTo(id: number): Place[] {
    const path: Place[] = [];
    for (let place = this.find(id); place !== undefined; place = place.parent === null ? undefined : this.find(place.parent)) {
      path.unshift(place);
    }
    return path;
  }

  isMain(id: number): boolean {
    return this.pathTo(id).every((place) => place.parent === null || this.at(place.parent).children[0] === place.id);
  }

  next(id: number): Place {
    const place = this.at(id);
    return place.children.length > 0 ? this.at(place.children[0]) : place;
  }

  previous(id: number): Place {
    const place = this.at(id);
    return place.parent === null ? place : this.at(place.parent);
  }

  last(id: number): Place {
    return this.lineFrom(this.at(id)).at(-1) ?? this.root;
  }

  /** The neighbor among the alternatives to a move, around in a circle. */
  sibling(id: number, step: 1 | -1): Place {
    const place = this.at(id);
    if (place.parent === null) {
      return place;
    }
    const siblings = this.at(place.parent).children;
    const index = (siblings.indexOf(place.id) + step + siblings.length) % siblings.length;
    return this.at(siblings[index]);
  }
}

function blank(id: number, parent: number | null, ply: number, uci: string, san: string, fen: string): Place {
  return { id, parent, ply, uci, san, fen, move: null, comment: '', nags: [], children: [] };
}

/** Plies played before the start position: 0, or by the move number of its FEN. */
export function firstPly(fen: string): number {
  const fields = fen.split(' ');
  const number = Number(fields[5] ?? 1);
  return (Number.isFinite(number) && number > 0 ? number - 1 : 0) * 2 + (fields[1] === 'b' ? 1 : 0);
}

function moveOf(node: AnalysisNode, ply: number): Move {
  return {
    ply, uci: node.uci ?? '', san: node.san ?? '', fen: node.fen, opening: false,
    cp: node.cp ?? null, mate: node.mate ?? null, depth: node.depth ?? 0, nodes: 0, time: node.time ?? null, clock: null,
    pes: node.pes ?? null, mode: node.mode ?? null, prior: null, planned: null, usual: null, limit: null,
    reasons: [], line: [], nags: node.nags ?? [], comment: node.comment,
  };
}

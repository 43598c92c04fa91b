/** What a workspace shows: a game with its variations, the chosen place, the hovered one, and what the engines think. */
import { START } from '../base/position.ts';
import type { Side } from '../base/position.ts';
import { Signal } from '../base/signal.ts';
import { Tree } from '../base/tree.ts';
import type { Place } from '../base/tree.ts';
import type { Clocks, Effort, GameSettings, Opening, Player, Thought, ThoughtLine } from '../base/types.ts';
import { sanLine } from '../base/notation.ts';

/** The game around the moves. */
export interface Table {
  id: string | null;
  kind: 'none' | 'play' | 'stored' | 'watched' | 'analysis';
  white: Player;
  black: Player;
  clocks: Clocks | null;
  turn: Side;
  legal: string[];
  check: boolean;
  premove: string | null;
  result: string;
  reason: string;
  opening: Opening | null;
  thinking: boolean;
  settings: Partial<GameSettings> | null;
}

/** A position shown for a moment, or until the next navigation. */
export interface Preview { fen: string; last: string[]; kept: boolean }

/** What is known of the thinking at a place. */
export interface Insight {
  running: boolean;
  place: Place;
  fen: string;
  ply: number;
  cp: number | null;
  mate: number | null;
  depth: number;
  nps: number | null;
  hashFull: number | null;
  tbHits: number | null;
  wdl: [number, number, number] | null;
  lines: ThoughtLine[];
  effort: Effort | null;
}

export const EMPTY_TABLE: Table = {
  id: null, kind: 'none',
  white: { name: 'You', human: true, elo: null }, black: { name: 'V7P3R', human: false, elo: null },
  clocks: null, turn: 'white', legal: [], check: false, premove: null, result: '*', reason: '', opening: null, thinking: false, settings: null,
};

export class Desk {
  readonly table = new Signal<Table>(EMPTY_TABLE);
  readonly tree = new Signal<Tree>(Tree.ofNodes(START, []));
  readonly current = new Signal<number>(0);
  readonly hover = new Signal<number | null>(null);
  readonly preview = new Signal<Preview | null>(null);
  readonly orientation = new Signal<Side>('white');
  readonly lit = new Signal<string[]>([]);
  readonly arrows = new Signal<boolean>(localStorage.getItem('v7p3r.arrows') !== 'off');
  readonly hidden = new Signal<boolean>(false);
  readonly threat = new Signal<string | null>(null);
  readonly off = new Signal<ReadonlySet<string>>(new Set());
  /** The last thought of each engine; the first engine owns the evaluation bar. */
  readonly thoughts = new Signal<ReadonlyMap<string, Thought>>(new Map());
  /** The node a thought is about, where the server tells it. */
  thoughtPlace = 0;

  get place(): Place {
    return this.tree.value.at(this.current.value);
  }

  get tip(): Place {
    return this.tree.value.main().at(-1) ?? this.tree.value.root;
  }

  get atTip(): boolean {
    return this.current.value === this.tip.id;
  }

  /** Goes to a place for good. */
  select(id: number): void {
    this.preview.set(null);
    this.hover.set(null);
    this.threat.set(null);
    this.current.set(id);
  }

  think(engine: string, thought: Thought, place: number): void {
    this.thoughtPlace = place;
    const all = new Map(this.thoughts.value);
    all.set(engine, thought);
    this.thoughts.set(all);
  }

  forget(): void {
    this.thoughts.set(new Map());
  }

  /** What the given engine, or the first, thinks or thought at the chosen place. */
  insight(engine?: string): Insight | null {
    const place = this.place;
    const thought = engine === undefined ? this.thoughts.value.values().next().value : this.thoughts.value.get(engine);
    const about = thought?.node ?? this.thoughtPlace;
    const analysis = this.table.value.kind === 'analysis';
    if (thought !== undefined && about === place.id && (analysis || this.table.value.thinking) && thought.lines.length > 0) {
      return {
        running: !thought.done,
        place, fen: place.fen, ply: place.ply, cp: thought.cp, mate: thought.mate, depth: thought.depth, nps: thought.nps,
        hashFull: thought.hashFull, tbHits: thought.tbHits, wdl: thought.wdl?.length === 3 ? thought.wdl : null, lines: thought.lines, effort: thought.effort,
      };
    }
    return this.#remembered(place);
  }

  /** What was stored with the move that led here. */
  #remembered(place: Place): Insight | null {
    const move = place.move;
    if (move === null || (move.cp === null && move.mate === null && move.pes === null)) {
      return null;
    }
    const before = this.tree.value.previous(place.id);
    const line = move.line ?? [];
    const sans = sanLine(before.fen, line);
    const effort: Effort | null =
      move.pes === null ? null : {
        pes: move.pes, mode: move.mode, prior: move.prior, planned: move.planned, spent: move.time, usual: move.usual, limit: move.limit,
        atLeast: move.atLeast ?? null, reasons: move.reasons ?? [], tree: move.tree ?? null,
      };
    return {
      running: false, place, fen: before.fen, ply: before.ply, cp: move.cp, mate: move.mate, depth: move.depth,
      nps: move.time !== null && move.time > 0 && move.nodes > 0 ? (move.nodes / move.time) * 1000 : null,
      hashFull: null, tbHits: null, wdl: null, effort,
      lines: sans.length > 0 ? [{ cp: move.cp, mate: move.mate, depth: move.depth, uci: line, san: sans }] : [],
    };
  }

  /** The moves of the main line that took longest, at most eight, in order of the game. */
  longest(): Place[] {
    return this.tree.value
      .main()
      .filter((place) => (place.move?.time ?? 0) > 0 && place.move?.pes !== null)
      .sort((one, other) => (other.move?.time ?? 0) - (one.move?.time ?? 0))
      .slice(0, 8)
      .sort((one, other) => one.ply - other.ply);
  }
}

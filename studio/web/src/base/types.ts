/** The contract with the server: what its answers hold. Scores are White's view, times ms. */
import type { Side } from './position.ts';

export interface Reason { text: string; push: number }
/** How late moves were searched against the usual formula; plies below zero are deeper, price in percent. */
export interface TreeShare { moves: number; plies: number; price: number }
export interface Opening { eco: string; name: string }
export interface Player { name: string; human: boolean; elo: number | null }

export interface Move {
  ply: number; uci: string; san: string; fen: string; opening: boolean;
  cp: number | null; mate: number | null; depth: number; nodes: number; time: number | null; clock: number | null;
  pes: number | null; mode: string | null; prior: number | null; planned: number | null; usual: number | null; limit: number | null;
  atLeast?: string | null;
  reasons: Reason[]; tree?: TreeShare | null; line: string[]; nags: number[]; comment: string | null;
}

export interface Clocks { white: number; black: number; running: Side | null; serverTime: number }

export interface GameSettings {
  color: string; clock: { base: number; increment: number } | null; moveTime: number | null; elo: number | null;
  searchType: string; desc: boolean; opening: string | null; fen: string | null; chess960: number | 'random' | null;
}

export interface GameState {
  id: string; kind: 'play' | 'stored' | 'watched'; chess960: boolean; start: string;
  white: Player; black: Player; moves: Move[]; clocks: Clocks | null; turn: Side; legal: string[]; check: boolean;
  premove: string | null; result: string; reason: string; opening: Opening | null; thinking: boolean;
  settings: Partial<GameSettings> | null; undo?: boolean;
}

export interface ThoughtLine { cp: number | null; mate: number | null; uci: string[]; san: string[]; depth: number }

export interface Effort {
  pes: number | null; mode: string | null; prior: number | null; planned: number | null; spent: number | null;
  usual: number | null; limit: number | null; atLeast: string | null; reasons: Reason[]; tree?: TreeShare | null;
}

export interface Thought {
  ply: number; cp: number | null; mate: number | null; depth: number; selDepth: number; nodes: number; nps: number;
  hashFull: number; tbHits: number; time: number; wdl: [number, number, number] | null; lines: ThoughtLine[]; effort: Effort | null;
  engine?: string; node?: number; done?: boolean;
}

export interface EngineOption { name: string; type: string; default: string | number | boolean | null; min?: number; max?: number; vars?: string[] }
export interface About {
  version: string; commit: string; engine: { name: string; threads: number; hashMb: number; ready: boolean };
  model: { name: string } | null; engines: { name: string; kind: string; options: EngineOption[] }[];
  searchTypes: { key: string; title: string; sentence: string }[]; openings: { key: string; name: string }[]; matchOpenings: { key: string; name: string }[];
  eloMin: number; eloMax: number; modes: string[];
}

export interface AnalysisNode {
  id: number; parent: number | null; uci: string | null; san: string | null; fen: string; comment: string | null; nags: number[]; main: boolean;
  cp?: number | null; mate?: number | null; depth?: number; time?: number | null; pes?: number | null; mode?: string | null; ply?: number;
}
/** `on`: it is wanted; `running`: it searches now. */
export interface AnalysisEngine { name: string; on: boolean; running: boolean; lines: number; themesOff: string[]; options?: Record<string, string>; stopped: string | null }
export interface AnalysisState {
  id: string; chess960?: boolean; tree: { start: string; nodes: AnalysisNode[] }; current: number; engines: AnalysisEngine[];
  legal?: string[]; opening?: Opening | null; white?: Player; black?: Player; result?: string;
}

export interface Theme {
  key: string; title: string; sentence: string; groups: string[]; white: number; black: number; total: number; on: boolean;
  squares: { white: string[]; black: string[] } | null; priceShare: number | null; firesShare: number | null;
}
export interface Explanation { themes: Theme[]; sum: number; sideToMove: number | null }
export interface Searched { score: { cp: number | null; mate: number | null } | number; best: string | null; line: string[] }
export interface Comparison { on: Searched; off: Searched; sentence: string }

export interface DepthOfMove {
  uci: string; san: string; number: number | null; plies: number | null; reduced: number; deeper: number;
  reasons: { text: string; deeper: number }[]; sentence: string;
}
export interface DepthNode { after: string[]; moves: DepthOfMove[] }
export interface HowDeep { depth: number; best: string; nodes: DepthNode[] }

export interface GameRow {
  id: string; white: string; black: string; result: string; reason: string; opening: Opening | null; date: string; plies: number; match: string | null; number?: number;
}

export interface MatchRow { name: string; state: string; games: number; total: number; question: string; started: string }
export interface CrossRow { name: string; note?: string; cells: ({ score: number | null; wins: number; draws: number; losses: number } | null)[]; elo: number | null; margin: number | null }
export interface MatchBoard { number: number; white: string; black: string; fen: string; last: string | null; clocks: { white: number; black: number } | null; score: number | null; ply?: number }
export interface Incident { game: number; player: string; what: string; conversation: string; time?: string; kind?: string; lost?: boolean }
export interface Standing {
  rows: CrossRow[]; elo: { value: number; low: number; high: number; los: number } | null; pentanomial: number[] | null;
  test: { llr: number; lower: number; upper: number; verdict: string | null; elo0?: number; elo1?: number } | null;
  wins?: number; draws?: number; losses?: number; games?: number; endings?: Record<string, number>;
}
export interface Curves { games: number[]; elo: number[]; low: number[]; high: number[]; llr: number[] }
export interface MatchState { plan: Record<string, unknown>; state: string; standing: Standing | null; curves: Curves | null; boards: MatchBoard[]; incidents: Incident[] }

export interface Work { id: string; command: string; pid: number; label: string; done: number; total: number; rate: number; secondsLeft: number | null; note: string; startedBy: string; page: string }
export interface ReportRow { id: string; title: string; kind: string; date: string }

/** What the server tells of analyzed games; scores are White's. */

export interface Score { cp: number | null; mate: number | null }
export interface ReviewRow { id: string; name: string; date: string; games: number; moves: number; judge: string; profile: string; accuracy: number; acpl: number; blunders: number }
export interface Figures { moves: number; accuracy: number; acpl: number; inaccuracies: number; mistakes: number; blunders: number; first: number | null }
export interface ReviewPlayer { name: string; games: number; accuracy: number | null; adjusted: number | null; regret: number | null; moves: Figures }
export interface ThemeShare { theme: string; centipawns: number }
export interface Difference {
  place: string; fen: string; own: Score; reference: Score; ownLine: string; referenceLine: string; gap: number; staticScore: number; themes: ThemeShare[];
}
export interface Blunder { game: number; place: string; player: string; fen: string; move: string; uci: string; best: string; bestUci: string; lost: number }
export interface GameRow {
  number: number; white: string; black: string; result: string; opening: string; plies: number;
  whiteAccuracy: number | null; blackAccuracy: number | null; blunders: number;
}
export interface Review {
  id: string; name: string; games: number; positions: number; judge: string; own: string; reference: boolean; profile: string; all: Figures;
  players: ReviewPlayer[]; differences: Difference[]; worst: Blunder[]; list: GameRow[];
}
export type Judgement = 'fine' | 'inaccuracy' | 'mistake' | 'blunder';
export interface ReviewMove {
  ply: number; number: string; san: string; uci: string; fen: string; score: Score; judgement: Judgement; best: string; lost: number; canTest: boolean;
}
export interface ReviewSide { name: string; accuracy: number | null; acpl: number; inaccuracies: number; mistakes: number; blunders: number }
export interface ReviewGame {
  number: number; event: string; date: string; result: string; opening: string; white: ReviewSide; black: ReviewSide; moves: ReviewMove[];
}
export interface MadeTest { isNew: boolean; file: string; epd: string; themes: ThemeShare[]; tests: number }
export interface TestRow { id: string; fen: string; best: string; avoid: string; why: string; themes: string }
export interface Loss { name: string; moves: number; loss: number }
export interface Opponent {
  name: string; games: number; score: number; draws: number; secondsAMove: number; hurry: number; style: string; all: Loss; inHurry: Loss;
  byEffort: Loss[]; byPhase: Loss[]; byOpening: Loss[]; contempt: number; timeHorizon: number; isAdjusted: boolean;
}

export const SIGNS: Record<Judgement, string> = { fine: '', inaccuracy: '?!', mistake: '?', blunder: '??' };

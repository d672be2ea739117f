export { uncountPiece } from './check.actions.ts';
export { findScannedUnits } from './check.queries.ts';
export type { Counted } from './check.rules.ts';

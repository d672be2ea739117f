export { uncountPiece } from './check.actions.ts';
export { findScannedUnits } from './check.queries.ts';

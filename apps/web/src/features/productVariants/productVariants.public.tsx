export { SheetTools } from './dialog/SheetTools.tsx';
export { focusCell } from './grid/focusCell.ts';
export type { GridColumn, RowHead } from './grid/gridParts.ts';
export { SheetGrid } from './grid/SheetGrid.tsx';
export { changedCells } from './sheet/changed.ts';
export { type History, newHistory, recorded, redone, undone } from './sheet/history.ts';
export { areaOf, first, type Selection, single, within } from './sheet/selection.ts';
export { StepButtons } from './sheet/StepButtons.tsx';
export { type CellKind, type Edit, edited, type SheetRow } from './sheet/sheet.ts';

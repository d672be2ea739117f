import { flushSync } from 'react-dom';
import { focusCell } from '../grid/focusCell.ts';
import { single } from '../sheet/selection.ts';
import type { EditorStore } from './editor.ts';

/** Turns to the sheet, and to a cell of it. */
export function showCell(store: EditorStore, row: number, column = 0) {
  flushSync(() => store.set((editor) => ({ ...editor, tab: 'sheet', selection: single({ row, column }) })));
  focusCell();
}

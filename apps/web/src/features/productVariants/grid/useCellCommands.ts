import type { ClipboardEvent, KeyboardEvent } from 'react';
import { blockOf, cleared, filledDown, formatBlock, parseBlock, pasted } from '../sheet/blocks.ts';
import { areaOf, isOneCell, type Move, moved, stepped } from '../sheet/selection.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { CellCommands } from './CellInput.tsx';
import type { SheetGridProps } from './gridParts.ts';

const far = 1_000_000;
const pageOfRows = 12;

const moves: Readonly<Record<string, Move>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
  PageUp: { rows: -pageOfRows, columns: 0 },
  PageDown: { rows: pageOfRows, columns: 0 },
  Home: { rows: 0, columns: -far },
  End: { rows: 0, columns: far },
};

/** What keys and the clipboard do to the sheet. */
export function useCellCommands<R extends SheetRow>(props: SheetGridProps<R>): CellCommands {
  const { rows, columns, selection, onSelect, onEdit, onUndo, onRedo } = props;
  const sheet = { rows, columns };
  const size = { rows: rows.length, columns: columns.length };
  const area = areaOf(selection);

  /** With Ctrl: what spreadsheets do; true where it was one of these keys. */
  function pressWithCtrl({ key, shiftKey }: KeyboardEvent): boolean {
    const letter = key.toLowerCase();
    if (letter === 'z' && !shiftKey) onUndo();
    else if (letter === 'y' || letter === 'z') onRedo();
    else if (letter === 'd') onEdit(filledDown(sheet, area));
    else if (letter === 'a') {
      onSelect({ active: { row: 0, column: 0 }, opposite: { row: size.rows - 1, column: size.columns - 1 } });
    } else if (moves[key]) {
      const { rows: down, columns: across } = moves[key];
      const edge = key === 'Home' ? { rows: -far, columns: -far } : { rows: down * far, columns: across * far };
      onSelect(moved(selection, key === 'End' ? { rows: far, columns: far } : edge, { size, extend: shiftKey }));
    } else return false;
    return true;
  }

  function press(event: KeyboardEvent): boolean {
    const { key, shiftKey, altKey } = event;
    if (altKey) return false;
    if (event.ctrlKey || event.metaKey) return pressWithCtrl(event);
    const way = shiftKey ? -1 : 1;
    const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1];
    const { row, column } = selection.active;
    if (key === 'Enter') onSelect(stepped(selection, { rows: way, columns: 0 }, size));
    else if (key === 'Tab') {
      // the keyboard can leave the sheet at both of its ends
      const atEnd = shiftKey ? row === 0 && column === 0 : row === lastRow && column === lastColumn;
      if (atEnd && isOneCell(area)) return false;
      onSelect(stepped(selection, { rows: 0, columns: way }, size));
    } else if (key === 'Delete' || key === 'Backspace') onEdit(cleared(sheet, area));
    else if (moves[key]) onSelect(moved(selection, moves[key], { size, extend: shiftKey }));
    else return false;
    return true;
  }

  return {
    press,
    put: (text) => onEdit([{ row: selection.active.row, column: columns[selection.active.column]!.name, text }]),
    step: (by) => onSelect(stepped(selection, by, size)),
    move: (by) => onSelect(moved(selection, by, { size, extend: false })),
    copy(event: ClipboardEvent, cut: boolean) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', formatBlock(blockOf(sheet, area)));
      if (cut) onEdit(cleared(sheet, area));
    },
    paste(event: ClipboardEvent) {
      event.preventDefault();
      const block = parseBlock(event.clipboardData.getData('text/plain'));
      onEdit(pasted(sheet, area, block));
      const bottom = Math.min(size.rows - 1, Math.max(area.bottom, area.top + block.length - 1));
      const end = Math.min(size.columns - 1, Math.max(area.end, area.start + (block[0]?.length ?? 1) - 1));
      onSelect({ active: { row: area.top, column: area.start }, opposite: { row: bottom, column: end } });
    },
  };
}

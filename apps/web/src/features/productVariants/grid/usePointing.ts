import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { filledTo } from '../sheet/blocks.ts';
import { type Area, areaOf, type Place, single } from '../sheet/selection.ts';
import type { SheetRow } from '../sheet/sheet.ts';
import type { SheetGridProps } from './gridParts.ts';

type Drag = { way: 'select' } | { way: 'fill'; from: Area };

/** Selecting cells with the mouse, and filling them with the handle. */
export function usePointing<R extends SheetRow>(props: SheetGridProps<R>, holdsFocus: RefObject<boolean>) {
  const drag = useRef<Drag>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    function end() {
      const { rows, columns, selection, onEdit } = latest.current;
      if (drag.current?.way === 'fill') {
        const { from } = drag.current;
        onEdit(filledTo({ rows, columns }, from, areaOf(selection).bottom));
      }
      drag.current = undefined;
    }
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, []);

  const startFill = useCallback((event: PointerEvent) => {
    event.preventDefault();
    event.stopPropagation();
    drag.current = { way: 'fill', from: areaOf(latest.current.selection) };
  }, []);

  const { rows, columns, selection, onSelect } = props;
  return {
    onPointerDown(event: PointerEvent) {
      const place = placeOf(event.target);
      if (!place || event.button !== 0) return;
      const { row, column } = selection.active;
      // the field of the active cell keeps the caret where it was pressed
      if (row === place.row && column === place.column && !event.shiftKey) {
        if (event.target instanceof HTMLInputElement && event.target.value === '') {
          drag.current = event.pointerType === 'mouse' ? { way: 'select' } : undefined;
          onSelect(single(place));
        }
        return;
      }
      holdsFocus.current = true;
      if (event.pointerType === 'mouse') drag.current = { way: 'select' };
      // the focus goes to the field of the cell
      event.preventDefault();
      onSelect(event.shiftKey ? { active: selection.active, opposite: place } : single(place));
    },
    onPointerOver(event: PointerEvent) {
      const place = placeOf(event.target);
      if (!drag.current || !place) return;
      if (drag.current.way === 'select') return onSelect({ active: selection.active, opposite: place });
      const { top, bottom, start, end } = drag.current.from;
      onSelect({
        active: { row: top, column: start },
        opposite: { row: Math.max(bottom, place.row), column: end },
      });
    },
    startFill,
    takeColumn(event: PointerEvent, column: number) {
      event.preventDefault();
      if (rows.length === 0) return;
      holdsFocus.current = true;
      const from = event.shiftKey ? selection.active.column : column;
      onSelect({
        active: { row: 0, column: from },
        opposite: { row: rows.length - 1, column: Math.min(column, columns.length - 1) },
      });
    },
  };
}

function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

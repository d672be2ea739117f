import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isPressed, isTyping, type Shortcut, useShortcuts } from '../ui/shortcuts.ts';

interface Rows {
  keys: readonly string[];
  onSelect?: (key: string) => void;
  onExpand?: (key: string) => void;
}

const walking: readonly Shortcut[] = [
  { keys: ['/'], does: 'kit.shortcut.search' },
  { keys: ['J', '↓'], does: 'kit.shortcut.next' },
  { keys: ['K', '↑'], does: 'kit.shortcut.previous' },
];
const selecting: Shortcut = { keys: ['X', 'Space'], does: 'kit.shortcut.select' };
const expanding: Shortcut = { keys: ['Enter'], does: 'kit.shortcut.expand' };

function rowOf(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row-key="${CSS.escape(key)}"]`);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/**
 * Keys for the rows: arrows or j/k move, x and space select, enter expands, / focuses the first filter. Another letter
 * presses the button of the row that has it in `aria-keyshortcuts`. They do nothing while the user types or a dialog is
 * open.
 */
export function useRowShortcuts({ keys, onSelect, onExpand }: Rows): string | undefined {
  const [current, setCurrent] = useState<string>();
  const [selectable, expandable] = [onSelect !== undefined, onExpand !== undefined];
  useShortcuts(
    useMemo(
      () => [...walking, ...(selectable ? [selecting] : []), ...(expandable ? [expanding] : [])],
      [selectable, expandable],
    ),
  );
  const focused = current !== undefined && keys.includes(current) ? current : undefined;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === '/') {
      const field = document.querySelector<HTMLElement>('[role="search"] input, [role="search"] textarea');
      if (!field) return;
      field.focus();
    } else if (steps[event.key] !== undefined && keys.length > 0) {
      const at = focused === undefined ? -1 : keys.indexOf(focused);
      const next = keys[Math.min(keys.length - 1, Math.max(0, at + steps[event.key]!))]!;
      setCurrent(next);
      // space must not press the button that had the focus, and Tab goes on with what stands in the row
      const row = rowOf(next);
      row?.focus({ preventScroll: true });
      row?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'x' && focused !== undefined && onSelect) {
      onSelect(focused);
    } else if (/^[a-z]$/.test(event.key) && focused !== undefined) {
      const letter = event.key.toUpperCase();
      const button = rowOf(focused)?.querySelector<HTMLElement>(`[aria-keyshortcuts="${letter}"]`);
      if (!button) return;
      button.click();
    } else if (isPressed(event.target)) {
      return;
    } else if (event.key === ' ' && focused !== undefined && onSelect) {
      onSelect(focused);
    } else if (event.key === 'Enter' && focused !== undefined && onExpand) {
      onExpand(focused);
    } else {
      return;
    }
    event.preventDefault();
  });

  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return focused;
}

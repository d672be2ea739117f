import { useEffect, useEffectEvent, useState } from 'react';

interface Rows {
  keys: readonly string[];
  onSelect?: (key: string) => void;
  onExpand?: (key: string) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

/** Arrows or j/k walk the rows, space selects, enter expands, / goes to the first filter. Silent while typing or in a dialog. */
export function useRowKeys({ keys, onSelect, onExpand }: Rows): string | undefined {
  const [current, setCurrent] = useState<string>();
  const focused = current !== undefined && keys.includes(current) ? current : undefined;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
    if (event.key === '/') {
      const field = document.querySelector<HTMLElement>('[role="search"] input, [role="search"] textarea');
      if (!field) return;
      field.focus();
    } else if (steps[event.key] !== undefined && keys.length > 0) {
      const at = focused === undefined ? -1 : keys.indexOf(focused);
      const next = keys[Math.min(keys.length - 1, Math.max(0, at + steps[event.key]!))]!;
      setCurrent(next);
      document.querySelector(`[data-row-key="${CSS.escape(next)}"]`)?.scrollIntoView({ block: 'nearest' });
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

/** Something else has a better claim on the key: a field, a button, an open dialog or menu. */
function isBusy(target: EventTarget | null): boolean {
  const claims = 'input, textarea, select, button, a, [contenteditable="true"], [role="menu"], [role="listbox"]';
  if (target instanceof Element && target.closest(claims)) return true;
  return document.querySelector('[role="dialog"]:not([aria-hidden="true"])') !== null;
}

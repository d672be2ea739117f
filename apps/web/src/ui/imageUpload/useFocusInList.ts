import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs a change that may remove the focused entry of a list. The entry that takes its place receives the focus, so that
 * keyboard users stay in the list.
 */
export function useFocusInList(list: RefObject<HTMLElement | null>) {
  return (change: () => void) => {
    const entries = () => [...(list.current?.children ?? [])];
    const at = entries().findIndex((entry) => entry.contains(document.activeElement));
    flushSync(change);
    if (at === -1 || list.current?.contains(document.activeElement)) return;
    const left = entries();
    left[Math.min(at, left.length - 1)]?.querySelector<HTMLElement>('button, input')?.focus();
  };
}

import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Makes a change to a list that may take away the entry that has the focus; what then stands in its place gets it, so
 * that the keyboard never falls out of the list.
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

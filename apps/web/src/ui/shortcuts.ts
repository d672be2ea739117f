import { useEffect } from 'react';
import type { TextKey } from '../i18n/i18n.ts';

/** A keyboard shortcut and what it does. */
export interface Shortcut {
  keys: readonly string[];
  does: TextKey;
}

const offered = new Set<readonly Shortcut[]>();

/** Registers shortcuts for the list of keys while the component is mounted. Pass the same array on each render. */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  useEffect(() => {
    offered.add(shortcuts);
    return () => {
      offered.delete(shortcuts);
    };
  }, [shortcuts]);
}

export function offeredShortcuts(): readonly Shortcut[] {
  return [...offered].flat();
}

/** Tells whether a key belongs to a field or to a dialog above the screen. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="listbox"]';
  return (target instanceof Element && target.closest(fields) !== null) || isDialogOpen();
}

export function isDialogOpen(): boolean {
  return document.querySelector('[role="dialog"]:not([aria-hidden="true"])') !== null;
}

/** Tells whether the element is one that space and Enter press. */
export function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, label') !== null;
}

import { useEffect } from 'react';
import type { TextKey } from '../i18n/i18n.ts';

/** A key that does something where the user is, and what. */
export interface Shortcut {
  keys: readonly string[];
  does: TextKey;
}

const offered = new Set<readonly Shortcut[]>();

/** Lists the keys for as long as the part that hears them is on the screen. Give the same list each time. */
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

/** The key is meant for a field, or for what lies open above the screen. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="listbox"]';
  if (target instanceof Element && target.closest(fields)) return true;
  return document.querySelector('[role="dialog"]:not([aria-hidden="true"])') !== null;
}

/** Space and Enter press what has the focus. */
export function isPressed(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, label') !== null;
}

import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * What was pressed inside may go with what it did: a row with its status, an act with the selection. Then the keyboard
 * goes on from the start of this part, and not from nowhere. Hands out what hears where the focus is.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    if (!pressed.current || pressed.current.isConnected || document.activeElement !== document.body) return;
    pressed.current = null;
    part.current?.focus({ preventScroll: true });
  });
  return ({ target }) => {
    pressed.current = target;
  };
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { noBurst, scanned, typed } from './scan.ts';

/** What keys are meant for when it has the focus. */
export const textField = 'input:not([type="checkbox"], [type="radio"]), textarea';

/**
 * Hands over what a scanner types, wherever the focus is. Fields keep their keys: the scan box reads itself, whole and
 * without a clock, and a field in a dialog is being written in.
 */
export function useScanner(onScan: (code: string) => void) {
  const burst = useRef(noBurst);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (event.key.length === 1) {
      burst.current = typed(burst.current, event.key, event.timeStamp);
    } else if (event.key === 'Enter') {
      const code = scanned(burst.current, event.timeStamp);
      burst.current = noBurst;
      if (code === undefined) return;
      // Enter must not press the button that has the focus.
      event.preventDefault();
      event.stopPropagation();
      onScan(code);
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(textField);
}

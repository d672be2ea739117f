import { useEffect, useEffectEvent, useRef } from 'react';
import { noBurst, scanned, typed } from './scan.ts';

/** Hands over what a scanner types, wherever the focus is. Fields in an open dialog keep their keys. */
export function useScanner(onScan: (code: string) => void) {
  const burst = useRef(noBurst);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isDialogField(event.target)) return;
    if (event.key.length === 1) {
      burst.current = typed(burst.current, event.key, event.timeStamp);
    } else if (event.key === 'Enter') {
      const code = scanned(burst.current, event.timeStamp);
      burst.current = noBurst;
      if (code === undefined) return;
      // Not a press of whatever has the focus.
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

function isDialogField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea') && target.closest('[role="dialog"]') !== null;
}

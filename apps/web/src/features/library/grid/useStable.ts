import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and calls the newest one given, so that hundreds of cards need not be drawn again. */
export function useStable<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}

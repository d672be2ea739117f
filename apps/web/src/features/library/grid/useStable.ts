import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for good, which does what was given last: hundreds of cards need not be drawn anew for it. */
export function useStable<Given extends unknown[]>(act: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((...given) => latest.current(...given), []);
}

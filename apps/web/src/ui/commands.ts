import { useEffect, useRef } from 'react';
import type { Act } from './ActMenu.tsx';

const offered = new Map<object, readonly Act[]>();

/** Offers acts in the command menu as long as the component is shown: what its buttons do. */
export function useCommands(acts: readonly Act[]) {
  const key = useRef({});
  useEffect(() => {
    const { current } = key;
    offered.set(current, acts);
    return () => {
      offered.delete(current);
    };
  });
}

/** Of everything that is shown now. */
export function offeredCommands(): readonly Act[] {
  return [...offered.values()].flat();
}

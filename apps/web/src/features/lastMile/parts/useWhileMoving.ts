import { useEffect, useEffectEvent } from 'react';

const twoSeconds = 2_000;

/** Reads again every few seconds while something changes by itself and somebody can see it. */
export function useWhileMoving(isMoving: boolean, readAgain: () => void) {
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    if (!isMoving) return;
    const lookAgain = () => {
      if (!document.hidden) read();
    };
    const timer = setInterval(lookAgain, twoSeconds);
    // who comes back does not wait
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [isMoving]);
}

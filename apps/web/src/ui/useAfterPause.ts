import { useEffect, useState } from 'react';

const typingPause = 200;

/** The word once typing has paused, so that not every letter is a call. */
export function useAfterPause<Word>(word: Word): Word {
  const [settled, setSettled] = useState(word);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(word), typingPause);
    return () => clearTimeout(timer);
  }, [word]);
  return settled;
}

import { useEffect, useState } from 'react';

const typingPause = 200;

/** Returns the value once it has stopped changing, so that typing does not cause a call for each letter. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

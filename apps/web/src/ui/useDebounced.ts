import { useEffect, useState } from 'react';

const typingPause = 200;

/** The value once it has stopped changing, so that not every letter that is typed is a call. */
export function useDebounced<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

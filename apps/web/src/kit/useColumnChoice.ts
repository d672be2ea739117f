import { useState } from 'react';

function read(place: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch (cause) {
    if (cause instanceof SyntaxError) return [];
    throw cause;
  }
}

/** Which columns the user has hidden, remembered on this machine for each table. */
export function useColumnChoice(table: string) {
  const place = `columns:${table}`;
  const [hidden, setHidden] = useState(() => read(place));
  return {
    hidden,
    hide: (keys: string[]) => {
      localStorage.setItem(place, JSON.stringify(keys));
      setHidden(keys);
    },
  };
}

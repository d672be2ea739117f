import { useState } from 'react';

function read(storageKey: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string') : [];
  } catch (cause) {
    if (cause instanceof SyntaxError) return [];
    throw cause;
  }
}

/** The columns that the user has hidden. The browser remembers them for each table. */
export function useColumnChoice(table: string) {
  const storageKey = `columns:${table}`;
  const [hidden, setHidden] = useState(() => read(storageKey));
  return {
    hidden,
    hide: (keys: string[]) => {
      localStorage.setItem(storageKey, JSON.stringify(keys));
      setHidden(keys);
    },
  };
}

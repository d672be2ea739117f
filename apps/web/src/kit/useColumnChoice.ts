import { useSyncExternalStore } from 'react';
import { newListeners } from '../client/listeners.ts';

const changes = newListeners();
const nothing: readonly string[] = [];
const known = new Map<string, { stored: string; hidden: readonly string[] }>();

/** The same list as long as the same text is stored. */
function read(storageKey: string): readonly string[] {
  const stored = localStorage.getItem(storageKey);
  if (!stored) return nothing;
  const kept = known.get(storageKey);
  if (kept?.stored === stored) return kept.hidden;
  const hidden = parsed(stored);
  known.set(storageKey, { stored, hidden });
  return hidden;
}

function parsed(stored: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value.filter((key) => typeof key === 'string') : nothing;
  } catch (cause) {
    if (cause instanceof SyntaxError) return nothing;
    throw cause;
  }
}

/** The columns that the user has hidden. The browser remembers them for each table. */
export function useColumnChoice(table: string) {
  const storageKey = `columns:${table}`;
  const hidden = useSyncExternalStore(changes.listen, () => read(storageKey));
  return {
    hidden,
    hide: (keys: readonly string[]) => {
      localStorage.setItem(storageKey, JSON.stringify(keys));
      changes.tell();
    },
  };
}

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

/** The hidden columns that stand in for the user's own choice, by table, as long as something else is shown in it. */
const standIns = new Map<string, readonly string[]>();

/** The columns that the user has hidden. The browser remembers them for each table. */
export function useColumnChoice(table: string) {
  const storageKey = `columns:${table}`;
  const hidden = useSyncExternalStore(changes.listen, () => standIns.get(table) ?? read(storageKey));
  return {
    hidden,
    hide: (keys: readonly string[]) => {
      if (standIns.has(table)) standIns.set(table, keys);
      else localStorage.setItem(storageKey, JSON.stringify(keys));
      changes.tell();
    },
  };
}

/** Shows other columns than those of the user's own choice, which stays as it is; undefined brings it back. */
export function standInColumns(table: string, hidden: readonly string[] | undefined) {
  if (hidden) standIns.set(table, hidden);
  else standIns.delete(table);
  changes.tell();
}

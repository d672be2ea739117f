import { useSyncExternalStore } from 'react';

/** A value outside of components, so that a change draws only what shows it. */
export interface Store<T> {
  get: () => T;
  set: (change: (value: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function newStore<T>(first: T): Store<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(change) {
      const next = change(value);
      if (next === value) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** `pick` answers the same object as long as what it picks is the same. */
export function useStored<T, S>(store: Store<T>, pick: (value: T) => S): S {
  return useSyncExternalStore(store.subscribe, () => pick(store.get()));
}

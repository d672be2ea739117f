import type { LibraryFile } from '@pressroom/contract/library/library';
import { useState } from 'react';

/** The chosen pictures in the order of their choice, wherever in the library they lie. */
export function usePicked(shown: readonly LibraryFile[]) {
  const [pictures, set] = useState<readonly LibraryFile[]>([]);
  const has = (id: string) => pictures.some((picture) => picture.id === id);
  const withMore = (now: readonly LibraryFile[], more: readonly LibraryFile[]) => [
    ...now,
    ...more.filter(({ id }, at) => ![...now, ...more.slice(0, at)].some((other) => other.id === id)),
  ];
  const add = (more: readonly LibraryFile[]) => set((now) => withMore(now, more));
  return {
    pictures,
    has,
    set,
    add,
    toggle: (picture: LibraryFile) => set(has(picture.id) ? without(pictures, picture) : [...pictures, picture]),
    selectAll: () => add(shown),
  };
}

export const without = (pictures: readonly LibraryFile[], { id }: LibraryFile) =>
  pictures.filter((picture) => picture.id !== id);

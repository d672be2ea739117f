import type { LibraryFile } from '@pressroom/contract/library/library';
import { useState } from 'react';
import type { PictureSearch } from './usePictureFeed.ts';

/** Pictures by name, or all that a search finds with how many the user was told that is. */
export type Chosen = { ids: string[] } | { all: PictureSearch & { count: number } };

interface Held {
  of: string;
  pictures: ReadonlyMap<string, LibraryFile>;
  all?: PictureSearch & { count: number };
}

/** What is selected of a search. Another search starts with nothing. */
export function useSelection(search: PictureSearch) {
  const of = JSON.stringify(search);
  const [held, setHeld] = useState<Held>({ of, pictures: new Map() });
  const { pictures, all }: Omit<Held, 'of'> = held.of === of ? held : { pictures: new Map<string, LibraryFile>() };
  const set = (next: readonly LibraryFile[]) =>
    setHeld({ of, pictures: new Map(next.map((picture) => [picture.id, picture])) });
  const chosen: Chosen = all ? { all } : { ids: [...pictures.keys()] };

  return {
    count: all ? all.count : pictures.size,
    /** Those chosen one by one. */
    pictures: [...pictures.values()],
    everything: all !== undefined,
    chosen,
    has: (id: string) => all !== undefined || pictures.has(id),
    set,
    add: (more: readonly LibraryFile[]) => set([...pictures.values(), ...more]),
    /** After everything was selected, a press starts anew with this one. */
    toggle: (picture: LibraryFile) =>
      set(
        pictures.has(picture.id)
          ? [...pictures.values()].filter(({ id }) => id !== picture.id)
          : [...pictures.values(), picture],
      ),
    selectAll: (count: number) => setHeld({ of, pictures: new Map(), all: { ...search, count } }),
    clear: () => setHeld({ of, pictures: new Map() }),
  };
}

export type Selection = ReturnType<typeof useSelection>;

import type { LibraryFile } from '@pressroom/contract/library/library';
import { useState } from 'react';
import type { PictureSearch } from './usePictureFeed.ts';

/** All pictures that a search finds except those left out, with the number that the user was shown. */
interface AllFound extends PictureSearch {
  except?: string[];
  count: number;
}

/** Pictures by name, or all that a search finds. */
export type Chosen = { ids: string[] } | { all: AllFound };

interface Held {
  of: string;
  pictures: ReadonlyMap<string, LibraryFile>;
  all?: PictureSearch & { count: number };
  /** Of all, those that were unticked again. */
  except: ReadonlySet<string>;
}

const nothing = { pictures: new Map<string, LibraryFile>(), except: new Set<string>() };

/** What is selected of a search. Another search starts with nothing. */
export function useSelection(search: PictureSearch) {
  const of = JSON.stringify(search);
  const [held, setHeld] = useState<Held>({ of, ...nothing });
  const { pictures, all, except }: Omit<Held, 'of'> = held.of === of ? held : nothing;
  const set = (next: readonly LibraryFile[]) =>
    setHeld({ of, ...nothing, pictures: new Map(next.map((picture) => [picture.id, picture])) });
  const leaveOut = (next: ReadonlySet<string>) =>
    setHeld(all && next.size < all.count ? { of, ...nothing, all, except: next } : { of, ...nothing });
  const has = (id: string) => (all ? !except.has(id) : pictures.has(id));

  /** Selects exactly `next` of the shown pictures; others keep their selection. */
  function choose(next: readonly LibraryFile[], shown: readonly LibraryFile[]) {
    if (!all) return set(next);
    const wanted = new Set(next.map(({ id }) => id));
    const elsewhere = [...except].filter((id) => !shown.some((picture) => picture.id === id));
    return leaveOut(new Set([...elsewhere, ...shown.filter(({ id }) => !wanted.has(id)).map(({ id }) => id)]));
  }
  const chosen: Chosen = all
    ? { all: { ...all, ...(except.size > 0 && { except: [...except] }), count: all.count - except.size } }
    : { ids: [...pictures.keys()] };

  return {
    count: all ? all.count - except.size : pictures.size,
    /** Those chosen one by one. */
    pictures: [...pictures.values()],
    everything: all !== undefined,
    /** How many of everything were unticked again. */
    leftOut: except.size,
    chosen,
    has,
    set,
    choose,
    add: (more: readonly LibraryFile[]) => choose([...pictures.values(), ...more], more),
    toggle: (picture: LibraryFile) =>
      choose(
        has(picture.id)
          ? [...pictures.values()].filter(({ id }) => id !== picture.id)
          : [...pictures.values(), picture],
        [picture],
      ),
    selectAll: (count: number) => setHeld({ of, ...nothing, all: { ...search, count } }),
    clear: () => setHeld({ of, ...nothing }),
  };
}

export type Selection = ReturnType<typeof useSelection>;

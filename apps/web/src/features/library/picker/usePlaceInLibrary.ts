import { libraryRoot } from '@pressroom/contract/library/library';
import { type PictureOrder, pictureOrders } from '@pressroom/contract/library/selection';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { useStoredDraft } from '../../../kit/useStoredDraft.ts';
import { useFolders } from '../folders/useFolders.ts';

const shape = z.object({ folderId: z.string(), word: z.string(), order: z.enum(pictureOrders) });
type Place = z.output<typeof shape>;

const typingPause = 250;
const start: Place = { folderId: libraryRoot, word: '', order: 'newest' };

/** Where in the library the person is: the next choice goes on there, also tomorrow. */
export function usePlaceInLibrary() {
  const { found, keep } = useStoredDraft('library.picker', shape);
  const [place, setPlace] = useState<Place>(found?.value ?? start);
  const [name, setName] = useState(place.word.trim() || undefined);
  const { tree, flat } = useFolders();
  // a folder may be gone since
  const isThere = !tree || flat.some(({ folder }) => folder.id === place.folderId);
  const folderId = isThere ? place.folderId : libraryRoot;

  useEffect(() => {
    const timer = setTimeout(() => setName(place.word.trim() || undefined), typingPause);
    return () => clearTimeout(timer);
  }, [place.word]);

  function go(to: Partial<Place>) {
    const next = { ...place, folderId, ...to };
    setPlace(next);
    keep(() => next);
  }
  return {
    tree,
    folderName: flat.find(({ folder }) => folder.id === folderId)?.folder.name ?? '',
    word: place.word,
    order: place.order,
    /** What is looked for now: the word once the typing has paused. */
    search: { folderId, name },
    openFolder: (id: string) => go({ folderId: id }),
    setWord: (word: string) => go({ word }),
    setOrder: (order: PictureOrder) => go({ order }),
  };
}

import { library, libraryRoot } from '@pressroom/contract/library/library';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type Filters, useDraft } from '../../../kit/useDraft.ts';
import type { PictureSearch } from './usePictureFeed.ts';

type Name = 'name' | 'startTime' | 'endTime';

/** Keeps folder and filters in the address: back restores them, a link shares them. */
export function usePictureSearch() {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const folderId = params.get('folderId') ?? libraryRoot;
  const filters: Filters<Name> = {
    name: params.get('name') ?? undefined,
    startTime: params.get('startTime') ?? undefined,
    endTime: params.get('endTime') ?? undefined,
  };
  const draft = useDraft<Name>(filters);
  const search: PictureSearch = { folderId, ...filters };

  function go(folder: string, wanted: Filters<Name>) {
    const next = new URLSearchParams();
    const pageSize = params.get('pageSize');
    if (pageSize) next.set('pageSize', pageSize);
    if (folder !== libraryRoot) next.set('folderId', folder);
    for (const [name, value] of Object.entries(wanted)) if (value) next.set(name, value);
    setParams(next);
  }
  return {
    ...draft,
    filters,
    pictures: search,
    searching: Object.values(filters).some(Boolean),
    /** Searching for the same again reads the list again. */
    search: () => {
      void client.invalidateQueries({ queryKey: [library.pictures.path] });
      void client.invalidateQueries({ queryKey: [library.folderDetails.path] });
      go(folderId, draft.draft);
    },
    /** Stays in the folder. */
    reset: () => {
      draft.clear();
      go(folderId, {});
    },
    openFolder: (id: string) => go(id, {}),
  };
}

export type PictureSearchForm = ReturnType<typeof usePictureSearch>;

import { library, libraryRoot } from '@pressroom/contract/library/library';
import { useSearchParams } from 'react-router';
import { useResourceList } from '../../kit/useResourceList.ts';
import { useFolders } from './useFolders.ts';

const noSearch = { name: undefined, startTime: undefined, endTime: undefined };

/** The pictures of the folder that the address names; without one, of the whole library. */
export function useLibraryList() {
  const [params] = useSearchParams();
  const { flat, tree } = useFolders();
  const folderId = params.get('folderId') ?? libraryRoot;
  const all = useResourceList(library.folderDetails, { fixed: { folderId } });
  const { name, startTime, endTime } = all.filters;

  function reset() {
    all.change(noSearch);
    all.setFilters(noSearch);
  }
  return {
    /** Its reset stays in the folder. */
    list: { ...all, reset },
    folder: { id: folderId, name: flat.find(({ folder }) => folder.id === folderId)?.folder.name ?? tree?.name ?? '' },
    searching: Boolean(name ?? startTime ?? endTime),
    openFolder: (id: string) => all.setFilters({ ...noSearch, folderId: id === libraryRoot ? undefined : id }),
  };
}

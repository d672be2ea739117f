import { library } from '@pressroom/contract/library/library';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';

/** `folders`: how many of the moved are folders. */
export function useMove(count: number, folders = 0) {
  const t = useT();
  return useCommand(library.moveToFolder, {
    success: t(folders > 0 ? 'library.movedEntries' : 'library.moved', { count }),
    invalidates: [library.pictures, library.count, library.folderDetails, ...(folders > 0 ? [library.folderTree] : [])],
  });
}

import { library } from '@pressroom/contract/library/library';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';

export function useMove(count: number) {
  const t = useT();
  return useCommand(library.moveToFolder, {
    success: t('library.moved', { count }),
    invalidates: [library.pictures, library.count, library.folderDetails],
  });
}

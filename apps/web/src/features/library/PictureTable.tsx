import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useResourceList } from '../../kit/useResourceList.ts';
import { useT } from '../../i18n/i18n.ts';
import { LibraryTools } from './LibraryTools.tsx';
import { SelectAll } from './SelectAll.tsx';
import { useLibraryColumns } from './useLibraryColumns.tsx';
import type { Selection } from './useSelection.ts';

interface Props {
  folderId: string;
  selection: Selection;
  onZoom: (picture: LibraryFile, pictures: readonly LibraryFile[]) => void;
}

/** The same pictures page by page, with all that is known of each. */
export function PictureTable({ folderId, selection, onZoom }: Props) {
  const t = useT();
  const list = useResourceList(library.folderDetails, { fixed: { folderId } });
  const columns = useLibraryColumns((picture) => onZoom(picture, list.rows));
  const chosen = {
    ...list,
    selected: selection.everything ? list.rows : selection.pictures,
    selectedCount: selection.count,
    select: selection.set,
    clearSelection: selection.clear,
  };
  return (
    <ResourceTable
      list={chosen}
      columns={columns}
      empty={t('library.empty')}
      tools={
        <>
          <SelectAll total={list.total} selection={selection} silent />
          <LibraryTools selection={selection} />
        </>
      }
      selectable
    />
  );
}

import { library, type LibraryFile } from '@pressroom/contract/library/library';
import type { ReactNode } from 'react';
import { ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { useT } from '../../../i18n/i18n.ts';
import { SelectAll } from '../pictures/SelectAll.tsx';
import { useLibraryColumns } from './useLibraryColumns.tsx';
import type { Selection } from '../pictures/useSelection.ts';

interface Props {
  folderId: string;
  selection: Selection;
  onZoom: (picture: LibraryFile, pictures: readonly LibraryFile[]) => void;
  /** What can be done with what is selected. */
  tools: ReactNode;
  /** Offered where nothing lies yet. */
  upload: ReactNode;
}

/** The same pictures page by page, with all that is known of each. */
export function PictureTable({ folderId, selection, onZoom, tools, upload }: Props) {
  const t = useT();
  const list = useResourceList(library.folderDetails, { fixed: { folderId } });
  const columns = useLibraryColumns((picture) => onZoom(picture, list.rows));
  const onPage = list.rows.filter(({ id }) => selection.has(id));
  const selected = selection.everything ? onPage : selection.pictures;
  const select = (next: readonly LibraryFile[]) => selection.choose(next, list.rows);
  const chosen = {
    ...list,
    selected,
    selectedCount: selection.count,
    selectedOnPage: onPage.length,
    isSelected: selection.has,
    select,
    toggle: (key: string) =>
      select(
        selection.has(key)
          ? selected.filter(({ id }) => id !== key)
          : [...selected, ...list.rows.filter(({ id }) => id === key)],
      ),
    togglePage: () => {
      const elsewhere = selected.filter((picture) => !onPage.includes(picture));
      select(onPage.length === list.rows.length ? elsewhere : [...elsewhere, ...list.rows]);
    },
    clearSelection: selection.clear,
  };
  return (
    <ResourceTable
      list={chosen}
      columns={columns}
      empty={t(upload ? 'library.emptyHint' : 'library.empty')}
      start={upload}
      tools={
        <>
          <SelectAll total={list.total} selection={selection} silent />
          {tools}
        </>
      }
      selectable
    />
  );
}

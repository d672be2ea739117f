import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import { type FolderNode, library } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useDeletion } from './useDeletion.tsx';
import type { Chosen, Selection } from '../pictures/useSelection.ts';
import { useDownload } from './useDownload.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog);
const RenameDialog = lazyPart(async () => (await import('./RenameDialog.tsx')).RenameDialog);
const FolderDialog = lazyPart(async () => (await import('../folders/FolderDialog.tsx')).FolderDialog);
const RenameManyDialog = lazyPart(async () => (await import('./RenameManyDialog.tsx')).RenameManyDialog);

interface Props {
  selection: Selection;
  /** Selected beside the pictures. */
  folders: readonly FolderNode[];
  onClear: () => void;
}

/** What can be done with the selected pictures and folders. */
export function LibraryTools({ selection, folders, onClear }: Props) {
  const t = useT();
  const [moving, setMoving] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const saving = useDownload();
  const count = selection.count + folders.length;
  const folderIds = folders.map(({ id }) => id);
  const chosen: Chosen =
    'ids' in selection.chosen ? { ids: [...folderIds, ...selection.chosen.ids] } : selection.chosen;
  const [only] = count === 1 ? selection.pictures : [];
  const [onlyFolder] = count === 1 ? folders : [];
  const name = (only ?? onlyFolder)?.name;
  const deletion = useDeletion(
    name === undefined
      ? t(folders.length > 0 ? 'library.deleteEntriesTitle' : 'library.deleteTitle', { count })
      : t(onlyFolder ? 'library.deleteFolderTitle' : 'library.deleteOneTitle', { name }),
    t(folders.length > 0 ? 'library.deletedEntries' : 'library.deleted', { count }),
    folders.length,
  );

  function renamed(done: boolean) {
    setRenaming(false);
    if (done) onClear();
  }
  return (
    <>
      <Can endpoint={library.moveToFolder}>
        <Button icon={<FolderOutlined />} disabled={count === 0} onClick={() => setMoving(true)}>
          {t('library.move')}
        </Button>
      </Can>
      <Can endpoint={library.renameBatch}>
        <Button
          icon={<EditOutlined />}
          disabled={count === 0 || (folders.length > 0 && !onlyFolder)}
          onClick={() => setRenaming(true)}
        >
          {t('library.rename')}
        </Button>
      </Can>
      <Can endpoint={library.downloadZip}>
        <Button
          icon={<DownloadOutlined />}
          disabled={count === 0}
          loading={saving.pending}
          onClick={() => void saving.run(chosen)}
        >
          {t('library.download')}
        </Button>
      </Can>
      <Can endpoint={library.delete}>
        <Button
          danger
          icon={<DeleteOutlined />}
          disabled={count === 0}
          loading={deletion.pending}
          onClick={() => void deletion.run(chosen, onClear)}
        >
          {t('ui.delete')}
        </Button>
      </Can>
      {deletion.refusal}
      <Suspense>
        {renaming && only && <RenameDialog picture={only} onClose={renamed} />}
        {renaming && onlyFolder && <FolderDialog folder={onlyFolder} onClose={() => renamed(true)} />}
        {renaming && !only && !onlyFolder && <RenameManyDialog chosen={chosen} count={count} onClose={renamed} />}
        {moving && (
          <MoveDialog
            chosen={chosen}
            count={count}
            folders={folderIds}
            onClose={(moved) => {
              setMoving(false);
              if (moved) onClear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

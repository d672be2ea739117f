import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import { library } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { download } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useDeletion } from './useDeletion.tsx';
import type { Selection } from '../pictures/useSelection.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const MoveDialog = lazyPart(async () => (await import('./MoveDialog.tsx')).MoveDialog);
const RenameDialog = lazyPart(async () => (await import('./RenameDialog.tsx')).RenameDialog);
const RenameManyDialog = lazyPart(async () => (await import('./RenameManyDialog.tsx')).RenameManyDialog);

/** What can be done with the selected pictures. */
export function LibraryTools({ selection }: { selection: Selection }) {
  const t = useT();
  const showFailure = useFailureToast();
  const [moving, setMoving] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [packing, setPacking] = useState(false);
  const { count, chosen } = selection;
  const [only] = selection.pictures;
  const deletion = useDeletion(
    count === 1 && only ? t('library.deleteOneTitle', { name: only.name }) : t('library.deleteTitle', { count }),
    t('library.deleted', { count }),
  );

  function renamed(done: boolean) {
    setRenaming(false);
    if (done) selection.clear();
  }
  async function save() {
    setPacking(true);
    try {
      await download(library.downloadZip, 'ids' in chosen ? { fileIds: chosen.ids } : chosen);
    } catch (cause) {
      showFailure(cause);
    } finally {
      setPacking(false);
    }
  }
  return (
    <>
      <Can endpoint={library.moveToFolder}>
        <Button icon={<FolderOutlined />} disabled={count === 0} onClick={() => setMoving(true)}>
          {t('library.move')}
        </Button>
      </Can>
      <Can endpoint={library.renameBatch}>
        <Button icon={<EditOutlined />} disabled={count === 0} onClick={() => setRenaming(true)}>
          {t('library.rename')}
        </Button>
      </Can>
      <Can endpoint={library.downloadZip}>
        <Button icon={<DownloadOutlined />} disabled={count === 0} loading={packing} onClick={() => void save()}>
          {t('library.download')}
        </Button>
      </Can>
      <Can endpoint={library.delete}>
        <Button
          danger
          icon={<DeleteOutlined />}
          disabled={count === 0}
          loading={deletion.pending}
          onClick={() => void deletion.run(chosen, selection.clear)}
        >
          {t('ui.delete')}
        </Button>
      </Can>
      {deletion.refusal}
      <Suspense>
        {renaming && count === 1 && only && <RenameDialog picture={only} onClose={renamed} />}
        {renaming && !(count === 1 && only) && <RenameManyDialog chosen={chosen} count={count} onClose={renamed} />}
        {moving && (
          <MoveDialog
            chosen={chosen}
            count={count}
            onClose={(moved) => {
              setMoving(false);
              if (moved) selection.clear();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

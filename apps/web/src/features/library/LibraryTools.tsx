import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import { library } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { download } from '../../client/call.ts';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useFailureToast } from '../../kit/useFailure.ts';
import type { PictureList } from './PictureGrid.tsx';

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

/** What can be done with the selected pictures. */
export function LibraryTools({ list }: { list: PictureList }) {
  const t = useT();
  const showFailure = useFailureToast();
  const [moving, setMoving] = useState(false);
  const [packing, setPacking] = useState(false);
  const { selected } = list;
  const count = selected.length;
  const ids = selected.map(({ id }) => id);
  const [only] = selected;
  const remove = useCommand(library.delete, {
    success: t('library.deleted', { count }),
    invalidates: [library.folderDetails],
    confirm: () => ({
      title:
        count === 1 && only ? t('library.deleteOneTitle', { name: only.name }) : t('library.deleteTitle', { count }),
      detail: t('library.deleteDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });

  async function deleteAll() {
    if ((await remove.run({ ids })) !== undefined) list.clearSelection();
  }
  async function save() {
    setPacking(true);
    try {
      await download(library.downloadZip, { fileIds: ids });
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
          loading={remove.pending}
          onClick={() => void deleteAll()}
        >
          {t('ui.delete')}
        </Button>
      </Can>
      <Suspense>
        {moving && (
          <MoveDialog
            pictures={selected}
            onClose={(moved) => {
              setMoving(false);
              if (moved) list.clearSelection();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

import MoreOutlined from '@ant-design/icons/MoreOutlined';
import { type FolderNode, library, libraryRoot } from '@pressroom/contract/library/library';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { Can, useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import styles from './FolderMenu.module.css';

interface Props {
  folder: FolderNode;
  onAdd: (parentId: string) => void;
  onEdit: (folder: FolderNode) => void;
  onMove: (folder: FolderNode) => void;
  onDownload: (folder: FolderNode) => void;
  onDeleted: () => void;
}

/** The top can only take folders: it is no folder of its own. */
export function FolderMenu({ folder, onAdd, onEdit, onMove, onDownload, onDeleted }: Props) {
  const t = useT();
  const canCall = useCanCall();
  const [open, setOpen] = useState(false);
  const remove = useCommand(library.delete, {
    success: t('library.folderDeleted'),
    invalidates: [library.folderTree, library.folderDetails],
    confirm: () => ({
      title: t('library.deleteFolderTitle', { name: folder.name }),
      detail: t('library.deleteFolderDetail'),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  if (!canCall(library.createFolder)) return null;

  async function deleteFolder() {
    if ((await remove.run({ ids: [folder.id] })) !== undefined) onDeleted();
  }
  const act = (run: () => void) => () => {
    setOpen(false);
    run();
  };
  const acts = (
    <div className={styles.acts}>
      <Button type="text" onClick={act(() => onAdd(folder.id))}>
        {t('library.addFolder')}
      </Button>
      {folder.id !== libraryRoot && (
        <>
          <Can endpoint={library.editFolder}>
            <Button type="text" onClick={act(() => onEdit(folder))}>
              {t('ui.edit')}
            </Button>
          </Can>
          <Can endpoint={library.moveToFolder}>
            <Button type="text" onClick={act(() => onMove(folder))}>
              {t('library.move')}
            </Button>
          </Can>
          <Can endpoint={library.downloadZip}>
            <Button type="text" onClick={act(() => onDownload(folder))}>
              {t('library.download')}
            </Button>
          </Can>
          <Can endpoint={library.delete}>
            <Button type="text" danger onClick={act(() => void deleteFolder())}>
              {t('ui.delete')}
            </Button>
          </Can>
        </>
      )}
    </div>
  );
  return (
    // What is pressed in the menu does not open the folder that it stands on.
    <span className={styles.menu} data-open={open} role="presentation" onClick={(event) => event.stopPropagation()}>
      <Popover trigger="click" placement="bottomRight" arrow={false} open={open} onOpenChange={setOpen} content={acts}>
        <Button
          type="text"
          size="small"
          icon={<MoreOutlined />}
          aria-label={t('library.folderActions', { name: folder.name })}
        />
      </Popover>
    </span>
  );
}

import { type FolderNode, libraryRoot } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { type DragEvent, Suspense, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import { FolderMenu } from './FolderMenu.tsx';
import styles from './FolderPane.module.css';
import { FolderSelect } from './FolderSelect.tsx';
import { FolderTree } from './FolderTree.tsx';
import { useFolders } from './useFolders.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const FolderDialog = lazyPart(async () => (await import('./FolderDialog.tsx')).FolderDialog);

interface Props {
  current: string;
  onOpen: (folderId: string) => void;
  onMove: (folder: FolderNode) => void;
  onDownload: (folder: FolderNode) => void;
  onDrop: (folder: FolderNode, event: DragEvent) => void;
}

/** The folders beside the pictures; on a narrow screen one field above them. */
export function FolderPane({ current, onOpen, onMove, onDownload, onDrop }: Props) {
  const t = useT();
  const narrow = useNarrow(900);
  const { tree, flat, failed, retry } = useFolders();
  const [editing, setEditing] = useState<FolderNode | { parentId: string }>();
  const menu = (folder: FolderNode) => (
    <FolderMenu
      folder={folder}
      onAdd={(parentId) => setEditing({ parentId })}
      onEdit={setEditing}
      onMove={onMove}
      onDownload={onDownload}
      onDeleted={() => folder.id === current && onOpen(folder.parentId ?? libraryRoot)}
    />
  );
  const chosen = flat.find(({ folder }) => folder.id === current)?.folder;
  return (
    <aside className={styles.pane} aria-label={t('library.folders')}>
      {failed && !tree && <ErrorState action={<Button onClick={retry}>{t('ui.retry')}</Button>} />}
      {narrow ? (
        <div className={styles.line}>
          <FolderSelect value={current} onChange={onOpen} />
          {chosen && menu(chosen)}
        </div>
      ) : (
        tree && <FolderTree tree={tree} current={current} onOpen={onOpen} menu={menu} onDrop={onDrop} />
      )}
      <Suspense>{editing && <FolderDialog folder={editing} onClose={() => setEditing(undefined)} />}</Suspense>
    </aside>
  );
}

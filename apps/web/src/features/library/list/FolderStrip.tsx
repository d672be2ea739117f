import FolderOutlined from '@ant-design/icons/FolderOutlined';
import { type FolderNode, library } from '@pressroom/contract/library/library';
import { Button, Checkbox } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import styles from './FolderStrip.module.css';
import type { FolderSelection } from './useChosenFolders.ts';

interface Props {
  folders: readonly FolderNode[];
  selection: FolderSelection;
  /** All pictures that match are selected: those of the folders are among them already. */
  locked: boolean;
  onOpen: (folderId: string) => void;
}

/** The folders inside the open one, above its pictures: to be opened, or selected for what is done to pictures. */
export function FolderStrip({ folders, selection, locked, onOpen }: Props) {
  const t = useT();
  if (folders.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label={t('library.folders')}>
      {folders.map((folder) => (
        <li key={folder.id} data-selected={selection.has(folder)}>
          <Can endpoint={library.moveToFolder}>
            <Checkbox
              aria-label={t('library.selectFolder', { name: folder.name })}
              checked={selection.has(folder)}
              disabled={locked}
              onChange={() => selection.toggle(folder)}
            />
          </Can>
          <button type="button" title={folder.name} onClick={() => onOpen(folder.id)}>
            <FolderOutlined />
            <span>{folder.name}</span>
          </button>
        </li>
      ))}
      {selection.folders.length > 0 && (
        <li className={styles.told} role="status">
          {t('library.foldersSelected', { count: selection.folders.length })}
          <Button type="link" size="small" onClick={selection.clear}>
            {t('kit.clear')}
          </Button>
        </li>
      )}
    </ul>
  );
}

import type { FolderNode } from '@pressroom/contract/library/library';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';
import styles from './FolderChoice.module.css';
import { FolderTree } from './FolderTree.tsx';
import { useFolders } from './useFolders.ts';

interface Props {
  id?: string;
  value?: string;
  onChange?: (folderId: string) => void;
  /** Folders that are not offered, nor what lies below them: nothing moves into itself. */
  without?: readonly string[];
}

const fewFolders = 8;

/** One folder of the tree, for a form; many folders are narrowed by a word. */
export function FolderChoice({ id, value, onChange, without = [] }: Props) {
  const t = useT();
  const { tree, flat } = useFolders();
  const [word, setWord] = useState('');
  const offered = tree && narrowed(tree, word.trim().toLowerCase(), without);
  return (
    <div id={id} className={styles.choice}>
      {flat.length > fewFolders && (
        <ClearableInput
          value={word}
          maxLength={100}
          aria-label={t('library.findFolder')}
          placeholder={t('library.findFolder')}
          onChange={({ target }) => setWord(target.value)}
          // the form around would be sent
          onPressEnter={(event) => event.preventDefault()}
        />
      )}
      <div className={styles.tree}>
        {offered ? (
          <FolderTree tree={offered} current={value} onOpen={(folderId) => onChange?.(folderId)} />
        ) : (
          tree && <p>{t('library.noFolder')}</p>
        )}
      </div>
    </div>
  );
}

/** The folders whose names hold the word, with those that lead to them. */
function narrowed(folder: FolderNode, word: string, without: readonly string[]): FolderNode | undefined {
  if (without.includes(folder.id)) return undefined;
  const children = folder.children.flatMap((child) => narrowed(child, word, without) ?? []);
  return children.length > 0 || folder.name.toLowerCase().includes(word) ? { ...folder, children } : undefined;
}

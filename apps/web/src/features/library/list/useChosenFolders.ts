import type { FolderNode } from '@pressroom/contract/library/library';
import { useState } from 'react';

/** The folders that are selected among those shown; another open folder starts with none. */
export function useChosenFolders(shown: readonly FolderNode[]) {
  const [ids, setIds] = useState<readonly string[]>([]);
  const folders = shown.filter(({ id }) => ids.includes(id));
  const has = ({ id }: FolderNode) => ids.includes(id);
  return {
    folders,
    has,
    toggle: (folder: FolderNode) =>
      setIds(has(folder) ? ids.filter((id) => id !== folder.id) : [...folders.map(({ id }) => id), folder.id]),
    clear: () => setIds([]),
  };
}

export type FolderSelection = ReturnType<typeof useChosenFolders>;

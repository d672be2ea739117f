import { type FolderNode, libraryRoot, libraryType } from '@pressroom/contract/library/library';
import type { FolderRecord } from './queries.ts';

export function presentFolder(folder: FolderRecord) {
  return { ...folder, parentId: folder.parentId ?? libraryRoot };
}

/** The folder with what lies below it, from its flat list; `top` stands for the folder without a row. */
export function growTree(folders: readonly FolderRecord[], id: string, top: string): FolderNode | undefined {
  const children = Map.groupBy(folders, (folder) => folder.parentId ?? libraryRoot);
  const grow = (folder: FolderRecord, level: number): FolderNode => ({
    ...folder,
    parentId: folder.id === libraryRoot ? null : (folder.parentId ?? libraryRoot),
    level,
    children: (children.get(folder.id) ?? []).map((child) => grow(child, level + 1)),
  });
  if (id === libraryRoot) return grow({ ...root, name: top }, 0);
  const folder = folders.find((one) => one.id === id);
  return folder && grow(folder, 0);
}

const root = { id: libraryRoot, parentId: null, libraryType: libraryType.library, gmtModified: '' };

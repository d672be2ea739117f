import { type FolderNode, libraryRoot, libraryType } from '@pressroom/contract/library/library';
import type { FolderRecord } from './queries.ts';

export function presentFolder(folder: FolderRecord) {
  return { ...folder, parentId: folder.parentId ?? libraryRoot };
}

/** The folder with all below it, from a flat list; `top` is the name of the library's top, which is no row. */
export function buildTree(folders: readonly FolderRecord[], id: string, top: string): FolderNode | undefined {
  const children = Map.groupBy(folders, (folder) => folder.parentId ?? libraryRoot);
  const nodeOf = (folder: FolderRecord, level: number): FolderNode => ({
    ...folder,
    parentId: folder.id === libraryRoot ? null : (folder.parentId ?? libraryRoot),
    level,
    children: (children.get(folder.id) ?? []).map((child) => nodeOf(child, level + 1)),
  });
  if (id === libraryRoot) return nodeOf({ ...root, name: top }, 0);
  const folder = folders.find((one) => one.id === id);
  return folder && nodeOf(folder, 0);
}

const root = { id: libraryRoot, parentId: null, libraryType: libraryType.library, gmtModified: '' };

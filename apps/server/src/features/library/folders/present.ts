import { type NamedNode, libraryRoot, libraryType } from '@pressroom/contract/library/library';
import type { FolderRecord } from './queries.ts';

export function presentFolder(folder: FolderRecord) {
  return { ...folder, parentId: folder.parentId ?? libraryRoot };
}

/** The folder with all below it, from a flat list. The library's top is no row. */
export function buildTree(folders: readonly FolderRecord[], id: string): NamedNode | undefined {
  const children = Map.groupBy(folders, (folder) => folder.parentId ?? libraryRoot);
  const nodeOf = (folder: Omit<FolderRecord, 'name'> & Pick<NamedNode, 'name'>, level: number): NamedNode => ({
    ...folder,
    parentId: folder.id === libraryRoot ? null : (folder.parentId ?? libraryRoot),
    level,
    children: (children.get(folder.id) ?? []).map((child) => nodeOf(child, level + 1)),
  });
  if (id === libraryRoot) return nodeOf(root, 0);
  const folder = folders.find((one) => one.id === id);
  return folder && nodeOf(folder, 0);
}

const root = {
  id: libraryRoot,
  name: { key: 'library.root' },
  parentId: null,
  libraryType: libraryType.library,
  gmtModified: '',
} as const;

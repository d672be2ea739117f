import { type FolderNode, library, libraryRoot } from '@pressroom/contract/library/library';
import { useRead } from '../../../client/useRead.ts';

export interface PlacedFolder {
  folder: FolderNode;
  /** From the top down to the folder itself. */
  path: readonly FolderNode[];
}

function flatten(folder: FolderNode, above: readonly FolderNode[]): PlacedFolder[] {
  const path = [...above, folder];
  return [{ folder, path }, ...folder.children.flatMap((child) => flatten(child, path))];
}

/** All folders, as a tree and in the tree's order. */
export function useFolders() {
  const { data: tree, isError, refetch } = useRead(library.folderTree, { id: libraryRoot });
  return { tree, flat: tree ? flatten(tree, []) : [], failed: isError, retry: () => void refetch() };
}

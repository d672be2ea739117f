import type { FolderNode, LibraryFile } from '@pressroom/contract/library/library';
import { libraryFile } from '../../testing/libraryFile.ts';

const moment = '2026-11-20T02:00:00.000Z';

export function samplePicture(given: Partial<LibraryFile> = {}): LibraryFile {
  return libraryFile({ id: '501', name: 'rose.png', fileUrl: `/files/key-of-${given.id ?? '501'}`, ...given });
}

/** All pictures › Animals › Birds. */
export function sampleTree(): FolderNode {
  const folder = (id: string, name: string, parentId: string | null, level: number, children: FolderNode[]) => ({
    id,
    name,
    parentId,
    level,
    children,
    libraryType: 1,
    gmtModified: moment,
  });
  const birds = folder('12', 'Birds', '11', 2, []);
  return folder('0', 'All pictures', null, 0, [folder('11', 'Animals', '0', 1, [birds])]);
}

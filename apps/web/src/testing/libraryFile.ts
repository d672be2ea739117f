import type { LibraryFile } from '@pressroom/contract/library/library';

const moment = '2026-11-20T02:00:00.000Z';

/** A print of the library, of 36 by 46 centimetres. */
export function libraryFile(given: Pick<LibraryFile, 'id' | 'name' | 'fileUrl'> & Partial<LibraryFile>): LibraryFile {
  return {
    folderId: '0',
    folderName: '',
    fileSize: 440_000,
    folder: false,
    metaData: {
      mimeType: 'image/png',
      width: 2803,
      height: 3598,
      cmWidth: 35.6,
      cmHeight: 45.69,
      dpiHorizontal: 200,
      dpiVertical: 200,
    },
    createUser: 'ada',
    gmtCreate: moment,
    gmtModified: moment,
    ...given,
  };
}

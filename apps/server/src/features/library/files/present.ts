import { type LibraryFile, libraryRoot } from '@pressroom/contract/library/library';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import type { ListedPicture } from './queries.ts';

export function presentFile(file: ListedPicture): LibraryFile {
  return {
    id: file.id,
    name: file.name,
    folderId: file.folderId ?? libraryRoot,
    folderName: file.folderName ?? '',
    fileUrl: fileUrl(file.key),
    fileSize: Number(file.size),
    metaData: metaDataOf(file),
    folder: false,
    createUser: file.createUser,
    gmtCreate: file.gmtCreate,
    gmtModified: file.gmtModified,
  };
}

type BlobRecord = Pick<
  ListedPicture,
  'key' | 'size' | 'mime' | 'width' | 'height' | 'cmWidth' | 'cmHeight' | 'dpiHorizontal' | 'dpiVertical'
>;

/** What the bytes are, and where they are served. */
export function factsOf(blob: BlobRecord) {
  return { fileUrl: fileUrl(blob.key), fileSize: Number(blob.size), metaData: metaDataOf(blob) };
}

function metaDataOf(blob: BlobRecord) {
  return {
    mimeType: blob.mime,
    width: blob.width ?? 0,
    height: blob.height ?? 0,
    cmWidth: blob.cmWidth,
    cmHeight: blob.cmHeight,
    dpiHorizontal: blob.dpiHorizontal,
    dpiVertical: blob.dpiVertical,
  };
}

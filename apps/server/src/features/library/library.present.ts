import {
  type FolderNode,
  type LibraryFile,
  libraryRoot,
  libraryType,
  type UploadResult,
} from '@pressroom/contract/library/library';
import type { Translate } from '../../platform/i18n.ts';
import { fileUrl } from '../../platform/storage/blobs.ts';
import type { FolderRecord } from './folders.queries.ts';
import type { Outcome } from './library.upload.ts';
import type { ListedPicture } from './search.queries.ts';

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

export function presentFolder(folder: FolderRecord) {
  return { ...folder, parentId: folder.parentId ?? libraryRoot };
}

export function presentOutcome(outcome: Outcome, t: Translate): UploadResult {
  const { name: fileName } = outcome;
  if ('broken' in outcome) {
    const { key, params } = outcome.broken;
    return { fileName, success: false, id: null, fileUrl: null, sameAs: [], reason: key, msg: t(key, params) };
  }
  const { id, key, sameAs } = outcome.stored;
  return { fileName, success: true, id, fileUrl: fileUrl(key), sameAs, reason: null, msg: t('library.stored') };
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

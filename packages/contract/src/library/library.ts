import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  done,
  enumOf,
  filter,
  filterText,
  id,
  idList,
  ids,
  loadedVersion,
  momentOut,
  pageOf,
  pageQuery,
  text,
} from '../fields.ts';
import { maxMegabytes } from './pictureRules.ts';

/** The library's top: a folder id that always exists and has no row. */
export const libraryRoot = '0';
/** `record`: a picture that belongs to one record, such as a base image, and lies in no folder. */
export const libraryType = enumOf({ library: 1, record: 2 });
const megabyte = 1024 * 1024;

export const pictureFacts = z.object({
  mimeType: z.string(),
  width: z.int(),
  height: z.int(),
  cmWidth: z.number().nullable(),
  cmHeight: z.number().nullable(),
  dpiHorizontal: z.number().nullable(),
  dpiVertical: z.number().nullable(),
});

export const libraryFile = z.object({
  id: id('LibraryFile'),
  name: z.string(),
  folderId: id('Folder'),
  folderName: z.string(),
  fileUrl: z.string().meta({ description: 'Add ?width= for a thumbnail' }),
  fileSize: z.int(),
  folder: z.boolean(),
  metaData: pictureFacts,
  createUser: z.string(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type LibraryFile = z.output<typeof libraryFile>;

export interface FolderNode {
  id: string;
  name: string;
  parentId: string | null;
  libraryType: number;
  level: number;
  gmtModified: string;
  children: FolderNode[];
}
export const folderNode: z.ZodType<FolderNode> = z.object({
  id: z.string(),
  name: z.string(),
  parentId: z.string().nullable(),
  libraryType: z.int(),
  level: z.int(),
  gmtModified: momentOut,
  get children() {
    return z.array(folderNode);
  },
});
const folder = z.object({
  id: id('Folder'),
  name: z.string(),
  parentId: id('Folder'),
  libraryType: z.int(),
  gmtModified: momentOut,
});

/** One file of an upload: stored with its address, or refused with the rule that it breaks. */
export const uploadResult = z.object({
  fileName: z.string(),
  success: z.boolean(),
  id: z.string().nullable(),
  fileUrl: z.string().nullable(),
  /** The key of the broken rule; null for a stored file. */
  reason: z.string().nullable(),
  msg: z.string(),
});
export type UploadResult = z.output<typeof uploadResult>;

const folderName = text({ max: 100, required: 'library.folderNameRequired' });
const manage = ['/library/index'] as const;
const browse = ['/library/index', '/products/skuMapping', '/products/information', 'orderAdd', 'orderUpdate'] as const;

export const library = {
  folderTree: endpoint({
    method: 'GET',
    path: '/fileManage/folderTree/{id}',
    summary: 'A folder with everything below it; 0 is the top',
    permission: browse,
    reads: true,
    input: z.object({ id: id('Folder') }),
    output: folderNode,
  }),
  folderList: endpoint({
    method: 'GET',
    path: '/fileManage/folderList',
    summary: 'The folders directly inside one folder',
    permission: browse,
    reads: true,
    input: z.object({ parentId: id('Folder').default(libraryRoot), libraryType: filter(libraryType) }),
    output: z.array(folder),
  }),
  folderDetails: endpoint({
    method: 'GET',
    path: '/fileManage/folder/{folderId}',
    summary: 'Pictures of a folder, newest first. The top, and any search, includes the folders below',
    permission: browse,
    reads: true,
    input: pageQuery.extend({
      folderId: id('Folder'),
      name: filterText(200),
      /** A day (whole, in the display zone) or a moment. */
      startTime: filterText(40),
      endTime: filterText(40),
    }),
    output: pageOf(libraryFile),
  }),
  fileDetails: endpoint({
    method: 'GET',
    path: '/fileManage/file/{id}',
    summary: 'One picture, of the library or of one record',
    permission: browse,
    reads: true,
    input: z.object({ id: id('LibraryFile') }),
    output: libraryFile,
  }),
  createFolder: endpoint({
    method: 'POST',
    path: '/fileManage/createFolder',
    summary: 'Add a folder',
    permission: manage,
    input: z.object({
      name: folderName,
      parentId: id('Folder').default(libraryRoot),
      libraryType: libraryType.default(libraryType.library),
    }),
    output: folder,
  }),
  editFolder: endpoint({
    method: 'POST',
    path: '/fileManage/editFolder',
    summary: 'Rename a folder or put it elsewhere',
    permission: manage,
    input: z.object({
      id: id('Folder'),
      name: folderName,
      parentId: filter(id('Folder')),
      gmtModified: loadedVersion,
    }),
    output: folder,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/fileManage/delete',
    summary: 'Delete pictures and empty folders that nothing uses',
    permission: manage,
    input: idList('LibraryEntry'),
    output: done,
  }),
  moveToFolder: endpoint({
    method: 'POST',
    path: '/fileManage/moveToFolder',
    summary: 'Move pictures and folders',
    permission: manage,
    input: z.object({ targetFolderId: id('Folder'), operationFileIds: ids('LibraryEntry') }),
    output: done,
  }),
  upload: endpoint({
    method: 'POST',
    path: '/fileManage/upload',
    summary:
      'Upload one picture: into a library folder by the library rules, or without folderId as the picture of one record',
    permission: ['/library/index', '/products/information'],
    input: z.object({ folderId: filter(id('Folder')), libraryType: filter(libraryType) }),
    output: libraryFile,
    files: { maxBytes: maxMegabytes * megabyte, maxFiles: 1 },
  }),
  uploadBatch: endpoint({
    method: 'POST',
    path: '/fileManage/uploadBatch',
    summary: 'Upload pictures into a library folder: PNG, 200 DPI, at most 20 MB, no + - & or comma in the name',
    permission: manage,
    input: z.object({ folderId: id('Folder').default(libraryRoot), libraryType: filter(libraryType) }),
    output: z.array(uploadResult),
    // above the rule, so that a file that is too large is refused alone and not with its whole batch
    files: { maxBytes: 5 * maxMegabytes * megabyte, maxFiles: 100 },
  }),
  downloadZip: endpoint({
    method: 'POST',
    path: '/fileManage/downloadZip',
    summary: 'The chosen pictures, and those of chosen folders, as one zip without folders',
    permission: manage,
    reads: true,
    input: z.object({ fileIds: ids('LibraryEntry') }),
    output: z.null(),
    download: true,
  }),
};

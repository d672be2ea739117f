import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { filter } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { clean, text } from '../fields/texts.ts';
import { type Message, wordsOrName } from '../message.ts';
import {
  countChange,
  libraryFile,
  libraryRoot,
  libraryType,
  picturePlace,
  pictureUses,
  uploadResult,
} from './picture.ts';
import { maxMegabytes } from './pictureRules.ts';
import {
  allFound,
  chosenEntries,
  nothingChosen,
  oneWay,
  pictureSearch,
  pictureStretch,
  someEntries,
} from './selection.ts';
import { rename } from './rename.ts';
import { trash } from './trash.ts';

export { libraryFile, libraryRoot, libraryType, uploadResult } from './picture.ts';
export type { LibraryFile, PicturePlace, PictureUse, UploadResult } from './picture.ts';

const megabyte = 1024 * 1024;
/** The most files that one call may name by their SHA-256. */
export const mostKnown = 500;

interface Node<Name> {
  id: string;
  name: Name;
  parentId: string | null;
  libraryType: number;
  level: number;
  gmtModified: string;
  children: Node<Name>[];
}
export type FolderNode = Node<string>;
/** A folder with all below it, as the server answers it: the library's top has a message for its name. */
export type NamedNode = Node<Message | string>;
export const folderNode: z.ZodType<FolderNode, NamedNode> = z.object({
  id: z.string(),
  name: wordsOrName,
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

const knownFiles = z
  .array(
    z.object({
      name: z.string().max(1000).check(clean),
      sha256: z.string().regex(/^[0-9a-f]{64}$/, { error: 'validation.choice' }),
    }),
  )
  .min(1, { error: 'validation.chooseSome' })
  .max(mostKnown);
const folderName = text({ max: 100, required: 'library.folderNameRequired' });
const manage = ['/library/index'] as const;
const browse = [
  '/library/index',
  '/products/skuMapping',
  '/products/information',
  '/products/management',
  '/products/multiAttribute',
  'orderAdd',
  'orderUpdate',
] as const;

export const library = {
  folderTree: endpoint({
    method: 'GET',
    path: '/fileManage/folderTree/{id}',
    summary: 'A folder with everything below it; 0 is the top',
    permission: browse,
    reads: true,
    input: z.object({ id: id('Folder') }),
    output: folderNode,
    failures: { 'library.folderMissing': failure(404) },
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
    input: pageQuery.extend(pictureSearch.shape),
    output: pageOf(libraryFile),
    failures: { 'library.folderMissing': failure(404) },
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/fileManage/pictures',
    summary:
      'As the pictures of a folder, by date or by name, to be read on from where the last answer ended, however many there are',
    permission: browse,
    reads: true,
    input: pictureStretch,
    /** `next` is what to ask for after these; null at the end. */
    output: z.object({ rows: z.array(libraryFile), next: z.string().nullable() }),
    failures: { 'library.folderMissing': failure(404) },
  }),
  count: endpoint({
    method: 'GET',
    path: '/fileManage/count',
    summary: 'How many pictures a search finds',
    permission: browse,
    reads: true,
    input: pictureSearch,
    output: z.object({ count: z.int() }),
  }),
  fileDetails: endpoint({
    method: 'GET',
    path: '/fileManage/file/{id}',
    summary: 'One picture, of the library or of one record',
    permission: browse,
    reads: true,
    input: z.object({ id: id('LibraryFile') }),
    output: libraryFile,
    failures: { ...notFound },
  }),
  uses: endpoint({
    method: 'GET',
    path: '/fileManage/uses/{id}',
    summary: 'Where a picture is used: categories, store mockups, SKU mappings, open orders',
    permission: browse,
    reads: true,
    input: z.object({ id: id('LibraryFile') }),
    output: pictureUses,
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
    failures: { 'library.folderMissing': failure(404), 'library.clash': failure(409) },
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
    failures: { 'library.folderMissing': failure(404), 'library.clash': failure(409), ...stale(folder) },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/fileManage/delete',
    summary: 'Put pictures that nothing uses into the trash, and delete empty folders',
    permission: manage,
    input: chosenEntries,
    output: done,
    failures: {
      ...notFound,
      ...inUse(pictureUses),
      'library.countChanged': failure(409, countChange),
      'library.folderNotEmpty': failure(409, z.object({ name: z.string(), count: z.int() })),
    },
  }),
  moveToFolder: endpoint({
    method: 'POST',
    path: '/fileManage/moveToFolder',
    summary: 'Move pictures and folders',
    permission: manage,
    input: z
      .object({
        targetFolderId: id('Folder', 'library.targetRequired'),
        operationFileIds: someEntries,
        all: allFound.optional(),
      })
      .refine(({ operationFileIds, all }) => operationFileIds ?? all, nothingChosen('operationFileIds'))
      .refine(({ operationFileIds, all }) => !(operationFileIds && all), oneWay('operationFileIds')),
    output: done,
    failures: {
      ...notFound,
      'library.folderMissing': failure(404),
      'library.clash': failure(409),
      'library.clashOf': failure(409, z.object({ name: z.string() })),
      'library.countChanged': failure(409, countChange),
    },
  }),
  upload: endpoint({
    method: 'POST',
    path: '/fileManage/upload',
    summary:
      'Upload one picture: into a library folder by the library rules, which needs the right to the library, or without folderId as the picture of one record',
    permission: ['/library/index', '/products/information'],
    input: z.object({ folderId: filter(id('Folder')), libraryType: filter(libraryType) }),
    output: libraryFile,
    files: { maxBytes: maxMegabytes * megabyte, maxFiles: 1 },
    failures: { 'library.folderMissing': failure(404) },
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
    failures: { 'library.folderMissing': failure(404), 'library.fileRefused': failure(422, z.array(uploadResult)) },
  }),
  known: endpoint({
    method: 'POST',
    path: '/fileManage/known',
    summary: 'Which of these files the library holds already, by their SHA-256: those need not be sent',
    permission: manage,
    reads: true,
    input: z.object({ files: knownFiles }),
    /** In the order asked. `places` are the pictures with these bytes; none where only the trash has them. */
    output: z.array(z.object({ stored: z.boolean(), places: z.array(picturePlace) })),
  }),
  addKnown: endpoint({
    method: 'POST',
    path: '/fileManage/addKnown',
    summary: 'Add pictures to a folder whose bytes the library holds already',
    permission: manage,
    input: z.object({ folderId: id('Folder').default(libraryRoot), files: knownFiles }),
    output: z.array(uploadResult),
    failures: { 'library.folderMissing': failure(404), 'library.clash': failure(409) },
  }),
  replace: endpoint({
    method: 'POST',
    path: '/fileManage/replace',
    summary:
      'Put another file in the place of a picture, by the rules of an upload. Its name stays, what shows the picture shows the new one, and orders keep the file that they came with',
    permission: manage,
    input: z.object({ id: id('LibraryFile'), gmtModified: loadedVersion }),
    output: libraryFile,
    files: { maxBytes: maxMegabytes * megabyte, maxFiles: 1 },
    failures: { ...notFound, ...stale(libraryFile) },
  }),
  ...rename,
  ...trash,
  downloadZip: endpoint({
    method: 'POST',
    path: '/fileManage/downloadZip',
    summary: 'The chosen pictures, and the chosen folders with all in and below them, as one zip',
    permission: manage,
    reads: true,
    input: z
      .object({ fileIds: someEntries, all: allFound.optional() })
      .refine(({ fileIds, all }) => fileIds ?? all, nothingChosen('fileIds'))
      .refine(({ fileIds, all }) => !(fileIds && all), oneWay('fileIds')),
    output: z.null(),
    download: true,
    failures: {
      'library.nothingInside': failure(409),
      'library.entriesGone': failure(409, countChange),
      'library.countChanged': failure(409, countChange),
    },
  }),
};

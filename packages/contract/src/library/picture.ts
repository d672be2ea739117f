import { z } from 'zod';
import { enumOf } from '../fields/choices.ts';
import { id } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { words } from '../message.ts';

/** The library's top: a folder id that always exists and has no row. */
export const libraryRoot = '0';
/** `record`: a picture that belongs to one record, such as a base image, and lies in no folder. */
export const libraryType = enumOf({ library: 1, record: 2 });

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

/** The folder and the name of a picture in the library. */
export const picturePlace = z.object({
  id: id('LibraryFile'),
  name: z.string(),
  folderId: id('Folder'),
  folderName: z.string(),
});
export type PicturePlace = z.output<typeof picturePlace>;

/** One file of an upload: stored with its address, or refused with the rule that it breaks. */
export const uploadResult = z.object({
  fileName: z.string(),
  success: z.boolean(),
  id: z.string().nullable(),
  fileUrl: z.string().nullable(),
  /** Other pictures of the library with the very same bytes. */
  sameAs: z.array(picturePlace),
  /** The key of the broken rule; null for a stored file. */
  reason: z.string().nullable(),
  msg: words,
});
export type UploadResult = z.output<typeof uploadResult>;

/** A record that shows a picture. `terms` are the filters by which its list finds it. */
export const pictureUse = z.object({
  kind: z.enum(['category', 'model', 'product', 'variants', 'mapping', 'listing', 'order']),
  id: z.string(),
  label: z.string(),
  terms: z.record(z.string(), z.string()),
  pictureName: z.string(),
});
export type PictureUse = z.output<typeof pictureUse>;

/** The number of all records, and the first of them. */
export const pictureUses = z.object({ total: z.int(), places: z.array(pictureUse) });

/** The number that the user has confirmed, and the number that is found now. */
export const countChange = z.object({ shown: z.int(), found: z.int() });

import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { notFound, stale } from '../commonFailures.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { control, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { countChange, libraryFile } from './picture.ts';
import { maxNameLength } from './pictureRules.ts';
import { chosenPictures, nothingChosen, oneWay } from './selection.ts';

const manage = ['/library/index'] as const;

/** In a replacement this stands for the name of the picture's folder. */
export const folderWord = '{folder}';
/** The most new names that a preview lists. */
export const mostPreviewed = 500;

/** A text to search for; spaces at its ends belong to it. */
const part = z
  .string()
  .max(maxNameLength)
  .refine((value) => value.isWellFormed() && !control.test(value), { error: 'validation.control' })
  .default('');

const asked = chosenPictures.extend({
  find: part.meta({ description: 'Whatever its case. Empty: the replacement goes before the name' }),
  replacement: part.meta({ description: `${folderWord} stands for the name of the picture’s folder` }),
});

const complete = <Schema extends z.ZodType<z.output<typeof asked>>>(schema: Schema) =>
  schema
    .refine(({ ids, all }) => ids ?? all, nothingChosen('ids'))
    .refine(({ ids, all }) => !(ids && all), oneWay('ids'))
    .refine(({ find, replacement }) => find || replacement, { error: 'validation.required', path: ['find'] });

const newName = z.object({
  id: id('LibraryFile'),
  name: z.string(),
  newName: z.string(),
  folderName: z.string(),
  /** Why the picture cannot take the name; null where it can. */
  msg: words.nullable(),
});
export type NewName = z.output<typeof newName>;

export const rename = {
  rename: endpoint({
    method: 'POST',
    path: '/fileManage/rename',
    summary: 'Give a picture another name, with or without .png. What shows the picture goes on showing it',
    permission: manage,
    input: z.object({
      id: id('LibraryFile'),
      name: text({ max: maxNameLength, required: 'library.nameMissing' }),
      gmtModified: loadedVersion,
    }),
    output: libraryFile,
    failures: { ...notFound, 'library.clash': failure(409), ...stale(libraryFile) },
  }),
  renamePreview: endpoint({
    method: 'POST',
    path: '/fileManage/renamePreview',
    summary: 'What pictures would be called after find and replace, and which of them cannot',
    permission: manage,
    reads: true,
    input: complete(asked),
    output: z.object({
      /** Pictures that can take their new name. */
      renamed: z.int(),
      /** Pictures whose name would not change. */
      unchanged: z.int(),
      refused: z.int(),
      /** The first pictures whose name would change; those that cannot take it come first. */
      rows: z.array(newName),
    }),
    failures: { ...notFound, 'library.countChanged': failure(409, countChange) },
  }),
  renameBatch: endpoint({
    method: 'POST',
    path: '/fileManage/renameBatch',
    summary:
      'Find and replace in the names of pictures: all of them, or 422 with those that cannot take their new name',
    permission: manage,
    input: complete(
      asked.extend({
        /** The number of new names that the preview showed; the call ends in 409 where it has changed since. */
        count: whole({ min: 1, max: 1_000_000_000 }),
        /** True renames the pictures that can take their new name and leaves the others as they are. */
        skipRefused: z.boolean().default(false),
      }),
    ),
    output: z.object({ renamed: z.int() }),
    failures: {
      ...notFound,
      'library.clash': failure(409),
      'library.renameNothing': failure(409),
      'library.renameChanged': failure(409, countChange),
      'library.countChanged': failure(409, countChange),
      'library.renameRefused': failure(422, z.array(newName)),
    },
  }),
};

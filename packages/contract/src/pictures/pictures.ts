import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { words } from '../message.ts';
import { imageTypes } from './imageSlots.ts';

export const imageType = enumOf(imageTypes);

/** The address of a picture of ours, as an upload answered it. */
export const pictureAddress = addressOfPicture('pictures.unknown');

/** The same with a message of its own for a picture that is not there. */
export function addressOfPicture(required: string) {
  return z
    .string({ error: required })
    .trim()
    .regex(/^\/files\/[A-Za-z0-9_-]{16,64}$/, { error: 'pictures.unknown' });
}

/** How many pictures one call takes. */
export const mostAtOnce = 10;

export const uploadedPicture = z.object({
  fileUrl: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  fileSize: z.int(),
});
export type UploadedPicture = z.output<typeof uploadedPicture>;

/** What became of one file. */
export const pictureResult = z.object({
  fileName: z.string(),
  /** Null where the file was refused; `problems` then says everything that is wrong with it. */
  picture: uploadedPicture.nullable(),
  problems: z.array(words),
});
export type PictureResult = z.output<typeof pictureResult>;

/** A picture of the library, as one for a record. It is named also where `problems` say that it misses the slot's rule. */
export const libraryPicture = pictureResult.extend({ id: id('LibraryFile') });

/** What is done to the sides of a picture that has another ratio; `auto`: what changes it least. */
export const fixHow = z.enum(['auto', 'pad', 'crop']);
export type FixHow = z.output<typeof fixHow>;

/** What became of one picture that was to be brought to its slot's rule. */
export const fixedPicture = pictureResult.extend({
  /** As it was; null where it is no picture. */
  was: uploadedPicture.omit({ fileUrl: true }).nullable(),
  way: z.enum(['none', 'pad', 'crop']).nullable(),
  /** By which it was enlarged; 1: not at all. */
  enlarged: z.number(),
});
export type FixedPicture = z.output<typeof fixedPicture>;

/** Pictures that are kept already, by their addresses: a list, or joined by commas. */
const keptAddresses = z
  .preprocess(
    (given) => (typeof given === 'string' ? given.split(',').filter(Boolean) : (given ?? [])),
    z.array(pictureAddress).max(mostAtOnce),
  )
  .prefault([]);

/** The pages whose records show pictures of their own. */
const withPictures = [
  '/products/outerPackagingTemplate',
  '/products/stencil',
  '/products/management',
  '/products/multiAttribute',
] as const;

/** Above the rules, so that a file that is too large is refused alone and not with the whole call. */
const mostPictureBytes = 20 * 1024 * 1024;

export const pictures = {
  upload: endpoint({
    method: 'POST',
    path: '/picture/upload',
    summary: 'Keep pictures for a record that is being filled in; those that no record takes are deleted a day later',
    permission: withPictures,
    files: { maxBytes: mostPictureBytes, maxFiles: mostAtOnce },
    /** Absent: pictures of packaging. */
    input: z.object({ imageType: filter(imageType) }),
    /** One for each file, in the order sent. */
    output: z.array(pictureResult),
    failures: { 'pictures.refused': failure(422, z.array(pictureResult)) },
  }),
  fromLibrary: endpoint({
    method: 'POST',
    path: '/picture/fromLibrary',
    summary:
      'Pictures of the library for a record: their addresses where they fit the slot, else what is wrong with them',
    permission: withPictures,
    reads: true,
    input: z.object({ ids: ids('LibraryFile'), imageType: filter(imageType) }),
    /** One for each id, in the order asked; pictures that are gone are left out. */
    output: z.array(libraryPicture),
  }),
  fix: endpoint({
    method: 'POST',
    path: '/picture/fix',
    summary: 'Bring pictures to the rule of a slot, as new pictures beside the given ones',
    permission: withPictures,
    files: { maxBytes: mostPictureBytes, maxFiles: mostAtOnce, optional: true },
    input: z.object({
      /** Absent: the rule for pictures of packaging. */
      imageType: filter(imageType),
      how: fixHow.default('auto'),
      addresses: keptAddresses,
    }),
    /** One for each file and then one for each address, in the order sent. */
    output: z.array(fixedPicture),
  }),
};

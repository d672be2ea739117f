import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { enumOf } from '../fields/choices.ts';
import { filter } from '../fields/filters.ts';
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
    files: { maxBytes: mostPictureBytes, maxFiles: 10 },
    /** Absent: pictures of packaging. */
    input: z.object({ imageType: filter(imageType) }),
    /** One for each file, in the order sent. */
    output: z.array(pictureResult),
    failures: { 'pictures.refused': failure(422, z.array(pictureResult)) },
  }),
};

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filter } from '../fields/filters.ts';
import { enumOf } from '../fields/choices.ts';
import { imageTypes } from './imageSlots.ts';

export const imageType = enumOf(imageTypes);

/** The address of a picture of ours, as an upload answered it. */
export const pictureAddress = z
  .string()
  .trim()
  .regex(/^\/files\/[A-Za-z0-9_-]{16,64}$/, { error: 'pictures.unknown' });

export const uploadedPicture = z.object({
  fileUrl: z.string(),
  mime: z.string(),
  width: z.int(),
  height: z.int(),
  fileSize: z.int(),
});
export type UploadedPicture = z.output<typeof uploadedPicture>;

/** The pages whose records show pictures of their own. */
const withPictures = ['/products/outerPackagingTemplate', '/products/stencil'] as const;

export const mostPictureBytes = 20 * 1024 * 1024;

export const pictures = {
  upload: endpoint({
    method: 'POST',
    path: '/picture/upload',
    summary: 'Keep pictures for a record that is being filled in; those that no record takes are deleted a day later',
    permission: withPictures,
    files: { maxBytes: mostPictureBytes, maxFiles: 10 },
    /** Absent: pictures of packaging. */
    input: z.object({ imageType: filter(imageType) }),
    output: z.array(uploadedPicture),
  }),
};

import { z } from 'zod';
import { optionalInteger, optionalText, text } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

/** SHEIN's numbers for what a picture is for. */
export const sheinImageType = { main: 1, detail: 2, square: 5, colourBlock: 6, siteDetail: 7 } as const;
export type SheinImageType = (typeof sheinImageType)[keyof typeof sheinImageType];

const upload = {
  path: '/open-api/goods/upload-pic',
  method: 'POST',
  // a second copy of a picture does no harm
  repeatable: true,
  info: z
    .object({ image_url: text, width: optionalInteger, height: optionalInteger, failure_reason: optionalText })
    .transform(({ image_url, width, height }) => ({ url: image_url, width, height })),
} satisfies Endpoint<z.ZodType>;

export type SheinPicture = z.output<typeof upload.info>;

/** Stores a picture at SHEIN and answers its address there, which publishing takes. */
export async function uploadSheinPicture(
  store: SheinStore,
  { bytes, mime, imageType }: { bytes: Uint8Array<ArrayBuffer>; mime: string; imageType: SheinImageType },
  options: SheinCallOptions = {},
): Promise<SheinPicture> {
  const form = new FormData();
  form.append('image_type', String(imageType));
  form.append('file', new Blob([bytes], { type: mime }), mime === 'image/png' ? 'picture.png' : 'picture.jpg');
  return await store.call(upload, form, options);
}

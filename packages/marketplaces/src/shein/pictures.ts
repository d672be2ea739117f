import { z } from 'zod';
import { optionalInteger, optionalText } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

/** SHEIN's numbers for what a picture is for. */
export const sheinImageType = { main: 1, detail: 2, square: 5, colourBlock: 6, siteDetail: 7 } as const;
export type SheinImageType = (typeof sheinImageType)[keyof typeof sheinImageType];

const uploaded = z
  .object({ image_url: optionalText, width: optionalInteger, height: optionalInteger, failure_reason: optionalText })
  .refine(({ image_url, failure_reason }) => (image_url ?? failure_reason) !== undefined, {
    error: 'an address is missing',
  })
  .transform(({ image_url: url = '', width, height, failure_reason }) => ({ url, width, height, failure_reason }));

const upload = {
  path: '/open-api/goods/upload-pic',
  method: 'POST',
  // a second copy of a picture does no harm
  repeatable: true,
  info: uploaded,
  // a picture that SHEIN does not take has no address
  refusal: ({ url, failure_reason }: z.output<typeof uploaded>) => (url === '' ? failure_reason : undefined),
} satisfies Endpoint<z.ZodType>;

export interface SheinPicture {
  url: string;
  width: number | undefined;
  height: number | undefined;
}

/** Stores a picture at SHEIN and answers its address there, which publishing takes. */
export async function uploadSheinPicture(
  store: SheinStore,
  { bytes, mime, imageType }: { bytes: Uint8Array<ArrayBuffer>; mime: string; imageType: SheinImageType },
  options: SheinCallOptions = {},
): Promise<SheinPicture> {
  const form = new FormData();
  form.append('image_type', String(imageType));
  form.append('file', new Blob([bytes], { type: mime }), mime === 'image/png' ? 'picture.png' : 'picture.jpg');
  const { url, width, height } = await store.call(upload, form, options);
  return { url, width, height };
}

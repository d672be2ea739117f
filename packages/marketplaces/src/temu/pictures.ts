import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { list, optionalText, text } from '../shared/wire.ts';
import type { TemuStore } from './temuStore.ts';

const uploaded = z
  .object({ url: optionalText, imageUrl: optionalText, urls: list(text) })
  .refine(({ url, imageUrl, urls }) => (url ?? imageUrl ?? urls[0]) !== undefined, { error: 'an address is missing' })
  .transform(({ url, imageUrl, urls }) => url ?? imageUrl ?? urls[0] ?? '');

/** Stores a picture at TEMU and answers its address there, which publishing takes. Each upload is a picture of its own. */
export async function uploadTemuPicture(
  store: TemuStore,
  { bytes, isOuterPackaging = false }: { bytes: Uint8Array; isOuterPackaging?: boolean },
  options: CallOptions = {},
): Promise<string> {
  const image = Buffer.from(bytes).toString('base64');
  return await store.call('uploadPicture', { image, imageBizType: isOuterPackaging ? 1 : 0 }, uploaded, options);
}

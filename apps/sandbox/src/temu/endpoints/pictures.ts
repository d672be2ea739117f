import { z } from 'zod';
import { readPicture } from '../../markets/pictureFacts.ts';
import { issueUpload } from '../../markets/uploads.ts';
import { endpoint } from '../endpoint.ts';
import { Refusal } from '../refusal.ts';

const mostBytes = 2 * 1024 * 1024;
/** By `sizeMode`; other modes leave the picture as it is. */
const scaled: Record<number, { width: number; height: number }> = {
  1: { width: 800, height: 800 },
  2: { width: 1350, height: 1800 },
};

export const uploadPicture = endpoint({
  type: 'bg.goods.image.upload.global',
  zones: ['pa'],
  body: z.object({
    image: z.string().min(1),
    /** 1: may be used as a picture of the outer packaging. */
    imageBizType: z.union([z.literal(0), z.literal(1)]).default(0),
    options: z
      .object({
        cateId: z.int().optional(),
        doIntelligenceCrop: z.boolean().default(false),
        boost: z.boolean().default(false),
        sizeMode: z.int().min(0).max(2).default(0),
      })
      .optional(),
  }),
  act({ state, store, origin, body, linkHasEnded }) {
    // the vendor's own example begins with the prefix, its table does not ask for it
    const text = body.image.replace(/^data:image\/(?:png|jpe?g);base64,/, '');
    if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(text))
      throw new Refusal(120_000_021, 'the picture is not in base64');
    const file = Buffer.from(text, 'base64');
    const facts = readPicture(file);
    if (!facts) throw new Refusal(120_000_022, 'the picture cannot be decoded: JPG, JPEG and PNG alone are taken');
    if (facts.bytes > mostBytes) throw new Refusal(120_000_023, 'upload failed: the picture is larger than 2 MB');
    const about = { origin, system: 'temu', ended: linkHasEnded() } as const;
    const upload = { ...facts, ...scaled[body.options?.sizeMode ?? 0], use: body.imageBizType };
    const url = issueUpload(state.core.world.links, about, file, upload);
    state.note(store, 'picture', new URL(url).pathname);
    return { url, imageUrl: url, urls: body.options?.doIntelligenceCrop ? [url, url, url, url] : null };
  },
});

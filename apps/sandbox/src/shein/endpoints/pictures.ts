import { z } from 'zod';
import { readPicture } from '../../markets/pictureFacts.ts';
import { issueUpload } from '../../markets/uploads.ts';
import { storeEndpoint } from '../endpoint.ts';
import { findPictureFault } from '../imageType.ts';
import { badParameter } from '../refusal.ts';

/** A picture that breaks a rule has code 0 and no address, as a failed conversion has. */
export const uploadPicture = storeEndpoint({
  path: '/open-api/goods/upload-pic',
  method: 'POST',
  modes: ['semi', 'full'],
  form: 'file',
  body: z.object({
    image_type: z
      .string()
      .regex(/^[12567]$/)
      .transform(Number),
  }),
  act({ state, store, origin, body, file, linkHasEnded }) {
    if (!file) throw badParameter('file: the part is missing');
    const facts = readPicture(file);
    const reason = facts ? findPictureFault(facts, body.image_type) : '图片格式错误 The file is neither JPG nor PNG';
    if (!facts || reason !== undefined)
      return { image_url: null, width: null, height: null, size: null, image_hex_type: null, failure_reason: reason };
    const about = { origin, system: 'shein', ended: linkHasEnded() } as const;
    const image_url = issueUpload(state.core.world.links, about, file, { ...facts, use: body.image_type });
    state.note(store, 'picture', new URL(image_url).pathname);
    return {
      image_url,
      width: facts.width,
      height: facts.height,
      size: facts.bytes,
      image_hex_type: facts.format === 'png' ? '89504E47' : 'FFD8FF',
      failure_reason: null,
    };
  },
});

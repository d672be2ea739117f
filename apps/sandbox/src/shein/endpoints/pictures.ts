import { z } from 'zod';
import { hasRatio, type PictureFacts, readPicture } from '../../markets/pictureFacts.ts';
import { issueUpload } from '../../markets/uploads.ts';
import { storeEndpoint } from '../endpoint.ts';
import { badParameter } from '../refusal.ts';

export const imageType = { main: 1, detail: 2, square: 5, swatch: 6, siteDetail: 7 } as const;

const mostBytes = 3 * 1024 * 1024;

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
  act({ state, origin, body, file, linkHasEnded }) {
    if (!file) throw badParameter('file: the part is missing');
    const facts = readPicture(file);
    const reason = facts ? findFault(facts, body.image_type) : '图片格式错误 The file is neither JPG nor PNG';
    if (!facts || reason !== undefined)
      return { image_url: null, width: null, height: null, size: null, image_hex_type: null, failure_reason: reason };
    const about = { origin, system: 'shein', ended: linkHasEnded() } as const;
    return {
      image_url: issueUpload(state.core.world.links, about, file, { ...facts, use: body.image_type }),
      width: facts.width,
      height: facts.height,
      size: facts.bytes,
      image_hex_type: facts.format === 'png' ? '89504E47' : 'FFD8FF',
      failure_reason: null,
    };
  },
});

function findFault(facts: PictureFacts, type: number): string | undefined {
  const { width, height } = facts;
  if (facts.bytes > mostBytes) return '图片超过3M The file is larger than 3 MB';
  const square = hasRatio(facts, 1, 1);
  const upTo2200 = square && width >= 900 && width <= 2200;
  const portrait = hasRatio(facts, 3, 4);
  const fits = {
    [imageType.main]: upTo2200 || (portrait && width >= 1340 && height >= 1785),
    [imageType.detail]: upTo2200 || (portrait && width >= 1340 && height >= 1785),
    [imageType.square]: upTo2200,
    [imageType.swatch]: square && width >= 80,
    [imageType.siteDetail]: portrait && width > 900,
  }[type];
  return fits ? undefined : `图片尺寸不符 ${width}x${height} does not fit image_type ${type}`;
}

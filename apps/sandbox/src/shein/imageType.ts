import { hasRatio, type PictureFacts } from '../markets/pictureFacts.ts';

export const imageType = { main: 1, detail: 2, square: 5, swatch: 6, siteDetail: 7 } as const;

const mostBytes = 3 * 1024 * 1024;

export function findPictureFault(facts: PictureFacts, type: number): string | undefined {
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

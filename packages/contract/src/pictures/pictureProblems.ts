import type { picturesMessages } from './pictures.messages.ts';
import {
  type PictureFacts,
  type PictureRefusal,
  type PictureRule,
  type PictureShape,
  refusalsOf,
} from './imageSlots.ts';

/** What is wrong with a picture. The values are plain, so that the browser and the server make the same words of it. */
export interface PictureProblem {
  key: keyof typeof picturesMessages;
  params?: Readonly<Record<string, string | number>>;
}

const megabyte = 1024 * 1024;
const formatNames: Readonly<Record<string, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPG',
  'image/gif': 'GIF',
  'image/webp': 'WebP',
};

export const formatsText = ({ formats }: PictureRule) => formats.map((mime) => formatNames[mime] ?? mime).join(', ');
export const megabytesText = (bytes: number) => String(Math.ceil((bytes / megabyte) * 100) / 100);

/** The shapes in signs that both languages share: `1:1 900–2200 px / 3:4 ≥ 1340×1785 px`. */
export function shapesText({ shapes }: PictureRule): string {
  return shapes.map((shape) => `${ratioText(shape)} ${sizeText(shape)}`).join(' / ');
}

const ratioText = ({ ratio }: PictureShape) => ratio.join(':');

function sizeText({ minWidth, minHeight, maxWidth, maxHeight }: PictureShape): string {
  const least = minWidth === minHeight ? String(minWidth) : `${minWidth}×${minHeight}`;
  if (maxWidth === undefined || maxHeight === undefined) return `≥ ${least} px`;
  return `${least}–${maxWidth === maxHeight ? maxWidth : `${maxWidth}×${maxHeight}`} px`;
}

const paramsOf: Readonly<
  Record<PictureRefusal, (rule: PictureRule, facts: PictureFacts) => NonNullable<PictureProblem['params']>>
> = {
  format: (rule) => ({ formats: formatsText(rule) }),
  bytes: ({ maxBytes }, { bytes }) => ({ megabytes: megabytesText(bytes), most: megabytesText(maxBytes) }),
  ratio: ({ shapes }, { width, height }) => ({
    width,
    height,
    ratios: [...new Set(shapes.map(ratioText))].join(' / '),
  }),
  pixels: (rule, { width, height }) => ({ width, height, sizes: shapesText(rule) }),
};

/** Everything that is wrong with a picture by the rule of its slot; empty: it fits. */
export function pictureProblems(rule: PictureRule, facts: PictureFacts): PictureProblem[] {
  return refusalsOf(rule, facts).map((refusal) => ({
    key: `pictures.${refusal}`,
    params: paramsOf[refusal](rule, facts),
  }));
}

import type { Category } from '@pressroom/contract/categories/categories';
import type { LibraryFile } from '@pressroom/contract/library/library';

/** The picture that prints are placed on; its size is that of the original, not of what is shown. */
export interface BaseImage {
  url: string;
  width: number;
  height: number;
}

/** A category, or a model of one. */
export type ShowsPicture = Pick<Category, 'bottomImageUrl' | 'bottomImageMetaData'>;

export function baseOfRecord({ bottomImageUrl, bottomImageMetaData }: ShowsPicture): BaseImage {
  return { url: bottomImageUrl, ...bottomImageMetaData };
}

export function baseOfFile({ fileUrl, metaData: { width, height } }: LibraryFile): BaseImage {
  return { url: fileUrl, width, height };
}

import type { Category } from '@pressroom/contract/categories/categories';
import type { LibraryFile } from '@pressroom/contract/library/library';

/** The picture that prints are placed on; its size is that of the original, not of what is shown. */
export interface BaseImage {
  url: string;
  width: number;
  height: number;
}

export function baseOfCategory({ bottomImageUrl, bottomImageMetaData }: Category): BaseImage {
  return { url: bottomImageUrl, ...bottomImageMetaData };
}

export function baseOfFile({ fileUrl, metaData: { width, height } }: LibraryFile): BaseImage {
  return { url: fileUrl, width, height };
}

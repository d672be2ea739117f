import { derivedKey } from './storage.ts';

/** The widths that are made; a request gets the next larger one, so that few are kept for each picture. */
export const thumbnailWidths = [64, 96, 160, 240, 320, 480, 640, 960, 1280, 1920];

export const thumbnailKey = (sha256: Buffer, width: number) =>
  derivedKey('thumb', `${sha256.toString('hex')}-${width}`);

/** The keys of all thumbnails that may exist of a picture. */
export const thumbnailKeys = (sha256: Buffer) => thumbnailWidths.map((width) => thumbnailKey(sha256, width));

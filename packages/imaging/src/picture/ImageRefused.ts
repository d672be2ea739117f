/**
 * - `notAnImage`: no picture at all.
 * - `unsupportedFormat`: a picture, but neither PNG, JPEG, WebP nor GIF.
 * - `truncated`: it begins well and cannot be decoded to its last row.
 * - `tooManyPixels`: decoding it would take too much memory.
 */
export type ImageRefusal = 'notAnImage' | 'unsupportedFormat' | 'truncated' | 'tooManyPixels';

export class ImageRefused extends Error {
  readonly reason: ImageRefusal;

  constructor(reason: ImageRefusal, cause?: unknown) {
    super(`Image refused: ${reason}`, { cause });
    this.name = 'ImageRefused';
    this.reason = reason;
  }
}

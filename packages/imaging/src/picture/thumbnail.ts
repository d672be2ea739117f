import { maxInputPixels, sharp } from '../libvips.ts';

/** WebP of at most that width; alpha and the EXIF orientation are kept, nothing is enlarged. */
export async function thumbnail(source: string | Buffer, { width }: { width: number }): Promise<Buffer> {
  return sharp(source, { limitInputPixels: maxInputPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, alphaQuality: 90, effort: 3 })
    .toBuffer();
}

/** The same picture as JPEG on white, for programs that know no WebP. */
export async function sheetJpeg(source: Buffer): Promise<Buffer> {
  return sharp(source, { limitInputPixels: maxInputPixels })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

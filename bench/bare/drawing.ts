import sharp, { type OutputInfo } from 'sharp';

/** A finished caption: opaque pixels, and their distance from the print's top. */
export interface ReadyCaption {
  pixels: { data: Buffer; info: OutputInfo };
  top: number;
}

/** Cuts the caption out of a finished drawing. */
export async function captionOf(drawing: Buffer, printHeight: number): Promise<ReadyCaption> {
  const { width, height } = await sharp(drawing).metadata();
  // the gap between print and caption is 10 mm at 200 DPI
  const top = printHeight + Math.round((10 * 200) / 25.4);
  const cut = sharp(drawing).extract({ left: 0, top, width, height: height - top });
  return { pixels: await cut.raw().toBuffer({ resolveWithObject: true }), top };
}

/** The production drawing as sharp makes it with nothing around it. */
export function drawBare(print: Buffer, { pixels, top }: ReadyCaption, printHeight: number): Promise<Buffer> {
  const { data, info } = pixels;
  return sharp(print)
    .extend({ bottom: top - printHeight + info.height, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .composite([{ input: data, raw: { width: info.width, height: info.height, channels: 4 }, left: 0, top }])
    .png({ compressionLevel: 3, adaptiveFiltering: false })
    .toBuffer();
}

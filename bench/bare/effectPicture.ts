import sharp from 'sharp';

interface Effect {
  base: Buffer;
  print: Buffer;
  box: { x: number; y: number; width: number; height: number };
  /** Of the base image, which is square. */
  side: number;
  size: { width: number; height: number };
}

sharp.concurrency(1);

/** The print pasted on the base image, as the image library's manual does it. */
export async function pasteBare({ base, print, box, side, size }: Effect): Promise<Buffer> {
  const scale = size.width / side;
  const fitted = await sharp(print)
    .resize({ width: Math.round(box.width * scale), height: Math.round(box.height * scale), fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = fitted.info;
  const left = Math.round((box.x + box.width / 2) * scale - width / 2);
  const top = Math.round((box.y + box.height / 2) * scale - height / 2);
  return sharp(base)
    .resize(size)
    .flatten({ background: '#ffffff' })
    .composite([{ input: fitted.data, raw: { width, height, channels }, left, top }])
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sharp } from '../libvips.ts';
import { setPngDensity } from './density.ts';
import type { ImageRefusal } from './ImageRefused.ts';
import { inspectImage } from './inspectImage.ts';

const noise = { width: 300, height: 200, channels: 4 } as const;

function picture() {
  return sharp(randomBytes(noise.width * noise.height * noise.channels), { raw: noise });
}

async function pngAt(dpiHorizontal: number, dpiVertical = dpiHorizontal): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  setPngDensity(png, { dpiHorizontal, dpiVertical });
  return png;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function refusal(reason: ImageRefusal) {
  return expect.objectContaining({ name: 'ImageRefused', reason });
}

describe('inspectImage', () => {
  it('reads size and density, and counts 7874 pixels a metre as 200 DPI', async () => {
    const png = await pngAt(200);
    expect(png.readUInt32BE(png.indexOf('pHYs') + 4)).toBe(7874);
    const [pHYs, data] = [png.indexOf('pHYs'), 9];
    expect(png.readUInt32BE(pHYs + 4 + data)).toBe(crc32(png.subarray(pHYs, pHYs + 4 + data)));
    expect(await inspectImage(png)).toEqual({
      mime: 'image/png',
      width: 300,
      height: 200,
      dpiHorizontal: 200,
      dpiVertical: 200,
      cmWidth: 3.81,
      cmHeight: 2.54,
      animated: false,
    });
  });

  it('keeps the two densities of a PNG apart', async () => {
    expect(await inspectImage(await pngAt(300, 150))).toMatchObject({
      dpiHorizontal: 300,
      dpiVertical: 150,
      cmHeight: 3.39,
    });
  });

  it('says null where a PNG names no physical density', async () => {
    const png = await pngAt(200);
    png[png.indexOf('pHYs') + 12] = 0;
    expect(await inspectImage(png)).toMatchObject({ dpiHorizontal: null, cmWidth: null });
  });

  it('reads the density of a JPEG, from EXIF or from JFIF in inches or centimetres', async () => {
    const exif = await picture().flatten().withDensity(300).jpeg().toBuffer();
    expect(await inspectImage(exif)).toMatchObject({ mime: 'image/jpeg', dpiHorizontal: 300, dpiVertical: 300 });
    const plain = await picture().flatten().jpeg().toBuffer();
    const jfif = Buffer.from('ffe000104a46494600010202002c004f0000', 'hex');
    jfif.writeUInt16BE(79, 12);
    const metric = Buffer.concat([plain.subarray(0, 2), jfif, plain.subarray(2)]);
    expect(await inspectImage(metric)).toMatchObject({ dpiHorizontal: 201, dpiVertical: 201 });
    metric[2 + 11] = 1;
    expect(await inspectImage(metric)).toMatchObject({ dpiHorizontal: 79, dpiVertical: 79 });
    expect(await inspectImage(plain)).toMatchObject({ dpiHorizontal: null, cmHeight: null });
  });

  it('finds the density of a file behind as much as programs write before it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
    const png = await pngAt(200);
    const remark = pngChunk('iTXt', randomBytes(200_000));
    await writeFile(join(folder, 'late.png'), Buffer.concat([png.subarray(0, 33), remark, png.subarray(33)]));
    expect(await inspectImage(join(folder, 'late.png'))).toMatchObject({ dpiHorizontal: 200, cmWidth: 3.81 });

    const jpeg = await picture().flatten().jpeg().toBuffer();
    const jfif = Buffer.from('ffe000104a46494600010201012c012c0000', 'hex');
    const notes = Array.from({ length: 3 }, () =>
      Buffer.concat([Buffer.from('fffeffff', 'hex'), Buffer.alloc(65_533)]),
    );
    await writeFile(join(folder, 'late.jpg'), Buffer.concat([jpeg.subarray(0, 2), ...notes, jfif, jpeg.subarray(2)]));
    expect(await inspectImage(join(folder, 'late.jpg'))).toMatchObject({ mime: 'image/jpeg', dpiHorizontal: 300 });
  });

  it('gives the size as the picture is seen', async () => {
    const jpeg = await picture().flatten().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await inspectImage(jpeg)).toMatchObject({ width: 200, height: 300 });
  });

  it('takes every depth and colour that a printer may be handed', async () => {
    const variants = [
      picture().toColourspace('rgb16').png(),
      picture().png({ palette: true }),
      picture().greyscale().png(),
      picture().flatten().toColourspace('cmyk').jpeg(),
      picture().webp({ lossless: true }),
      picture().png({ progressive: true }),
    ];
    for (const variant of variants)
      expect(await inspectImage(await variant.toBuffer())).toMatchObject({ width: 300, height: 200 });
  });

  it('tells a moving picture', async () => {
    const frames = sharp(randomBytes(40 * 60 * 3), { raw: { width: 40, height: 60, channels: 3, pageHeight: 20 } });
    expect(await inspectImage(await frames.gif({ delay: 50 }).toBuffer())).toMatchObject({
      mime: 'image/gif',
      animated: true,
    });
    expect(await inspectImage(await picture().gif().toBuffer())).toMatchObject({ animated: false });
  });

  it('goes by the bytes, whatever the file is called', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'inspect-'));
    await writeFile(join(folder, 'page.png'), '<!doctype html><title>no</title>');
    await writeFile(join(folder, 'art.txt'), await pngAt(200));
    await expect(inspectImage(join(folder, 'page.png'))).rejects.toEqual(refusal('notAnImage'));
    expect(await inspectImage(join(folder, 'art.txt'))).toMatchObject({ mime: 'image/png' });
  });

  it.each([
    ['SVG', Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['AVIF', Buffer.from('\0\0\0\x20ftypavif', 'latin1')],
  ])('refuses %s as a format', async (_, bytes) => {
    await expect(inspectImage(bytes)).rejects.toEqual(refusal('unsupportedFormat'));
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a text', Buffer.from('hello')],
    ['noise', Buffer.from('0102030405060708', 'hex')],
  ])('refuses %s', async (_, bytes) => {
    await expect(inspectImage(bytes)).rejects.toEqual(refusal('notAnImage'));
  });

  it('refuses a picture that ends too early, wherever it was cut', async () => {
    const whole = {
      png: await pngAt(200),
      jpeg: await picture().flatten().jpeg().toBuffer(),
      webp: await picture().webp().toBuffer(),
    };
    for (const bytes of Object.values(whole))
      for (const kept of [0.02, 0.5, 0.97])
        await expect(inspectImage(bytes.subarray(0, Math.max(12, bytes.length * kept)))).rejects.toEqual(
          refusal('truncated'),
        );
  });

  it('refuses a bomb by its header, without unfolding it', async () => {
    const png = await pngAt(200);
    png.writeUInt32BE(30_000, 16);
    png.writeUInt32BE(30_000, 20);
    await expect(inspectImage(png)).rejects.toEqual(refusal('tooManyPixels'));
  });

  it('survives any damage inside the file', async () => {
    const png = await pngAt(200);
    for (let round = 0; round < 60; round++) {
      const hurt = Buffer.from(png);
      for (const at of randomBytes(8)) hurt[8 + Math.floor((at / 256) * (png.length - 8))]! ^= 0xff;
      const outcome = await inspectImage(hurt).catch((error: unknown) => error);
      expect(outcome).toSatisfy((value) => (value instanceof Error ? value.name === 'ImageRefused' : true));
    }
  });
});

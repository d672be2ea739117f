import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sharp } from './libvips.ts';
import { inspectImage, renderDrawing, renderEffectPreview, thumbnail } from './index.ts';

// Pictures that this project did not draw lie beside the checkout on some machines only; without them this is skipped.
const folder = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const prints = join(folder, 'prints');

describe.skipIf(!existsSync(prints))('with pictures from outside (../shared/data)', () => {
  it('reads prints of 200 DPI and the one of 72', async () => {
    for (const name of await readdir(prints)) {
      const facts = await inspectImage(join(prints, name));
      expect(facts, name).toMatchObject({ mime: 'image/png', dpiHorizontal: name.includes('72dpi') ? 72 : 200 });
    }
  });

  it('draws them at their true size, every visible pixel as it was', async () => {
    const caption = {
      orderNumber: 'WEB-20007',
      pieceCode: 'Q1X4S-0B',
      line: 1,
      position: 1,
      positions: 1,
      productCode: 'TEE-BLK-M',
      sizeName: 'M',
      colorName: '黑色',
      quantity: 1,
    };
    for (const name of (await readdir(prints)).filter((each) => !each.startsWith('refused'))) {
      const path = join(prints, name);
      const drawing = await renderDrawing({ print: path, caption });
      const original = await sharp(path)
        .toColourspace('srgb')
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const { width, height } = original.info;
      const kept = await sharp(drawing).extract({ left: 0, top: 0, width, height }).raw().toBuffer();
      expect(kept.equals(original.data), name).toBe(true);
      expect(await inspectImage(drawing)).toMatchObject({ width, dpiHorizontal: 200 });
    }
  }, 60_000);

  it('shows them on the base pictures', async () => {
    for (const base of await readdir(join(folder, 'base'))) {
      const box = { x: 400, y: 300, width: 400, height: 500 };
      const preview = await renderEffectPreview({
        base: join(folder, 'base', base),
        prints: [{ source: join(prints, 'owl_front.png'), box }],
        width: 600,
      });
      expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 600, hasAlpha: true });
      expect(await sharp(await thumbnail(preview, { width: 96 })).metadata()).toMatchObject({ width: 96 });
    }
  });
});

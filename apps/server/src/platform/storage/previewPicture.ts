import { type EffectBlend, sheetJpeg } from '@pressroom/imaging';
import { z } from 'zod';
import type { App } from '../app.ts';
import { drawPreview } from './drawPreview.ts';
import { derivedKey } from './storage.ts';

const pieces = z.array(
  z.object({
    blobId: z.string(),
    box: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  }),
);

const making = new Map<string, Promise<Buffer | undefined>>();

/** Returns the stored file, or makes and stores it. Simultaneous requests make it once. */
export async function derived(
  app: App,
  key: string,
  make: () => Promise<Buffer | undefined>,
): Promise<Buffer | undefined> {
  const kept = await app.storage.get(key);
  if (kept) return kept;
  const pending = making.get(key) ?? make().finally(() => making.delete(key));
  making.set(key, pending);
  const bytes = await pending;
  if (bytes) await app.storage.put(key, bytes);
  return bytes;
}

/** An effect preview as WebP of one of the kept widths; undefined where none has this key. */
export function previewPicture(app: App, key: string, width: number): Promise<Buffer | undefined> {
  return derived(app, derivedKey('preview', `${key}-${width}`), async () => {
    const preview = await app.db
      .selectFrom('effectPreviews')
      .where('key', '=', key)
      .select(['baseBlobId', 'prints', 'blend'])
      .$narrowType<{ blend: EffectBlend }>()
      .executeTakeFirst();
    return preview && drawPreview(app, { ...preview, prints: pieces.parse(preview.prints), width });
  });
}

/** In pixels: twice what a cell of a sheet shows. */
const sheetWidth = 160;

/** An effect preview for the cell of a sheet. Spreadsheet programs know no WebP. */
export async function sheetPicture(app: App, key: string): Promise<Buffer | undefined> {
  const webp = await previewPicture(app, key, sheetWidth);
  return webp && sheetJpeg(webp);
}

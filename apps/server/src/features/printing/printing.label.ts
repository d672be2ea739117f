import { LabelReaderFailed, LabelRefused, renderLabel } from '@pressroom/imaging';
import type { App } from '../../platform/app.ts';
import { fail } from '../../platform/failure.ts';
import { derivedKey, originalKey } from '../../platform/storage/storage.ts';
import { findLabel } from './printing.queries.ts';

export const paper = { widthMm: 100, heightMm: 150, dpi: 203 };

/** The label as the printer's own dots. Rendered once and kept: the label of a key never changes. */
export async function labelImage(app: App, labelKey: string): Promise<Buffer> {
  const kept = derivedKey('label', `${labelKey}-${paper.widthMm}x${paper.heightMm}-${paper.dpi}`);
  const rendered = await app.storage.get(kept);
  if (rendered) return rendered;
  const label = await findLabel(app.db, labelKey);
  const pdf = label && (await app.storage.get(originalKey(label.sha256)));
  if (!pdf) fail(404, 'printing.noLabel');
  const image = await renderLabel(pdf, paper).catch((error: unknown) => {
    if (error instanceof LabelRefused || error instanceof LabelReaderFailed) fail(409, 'printing.labelUnreadable');
    throw error;
  });
  await app.storage.put(kept, image);
  return image;
}

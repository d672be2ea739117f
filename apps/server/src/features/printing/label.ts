import type { printerDpi, refusedPrint } from '@pressroom/contract/printing/printing';
import { LabelReaderFailed, LabelRefused, type LabelOffset, renderLabel, shiftLabel } from '@pressroom/imaging';
import type { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { fail } from '../../platform/failure.ts';
import { derivedKey, originalKey } from '../../platform/storage/storage.ts';
import { findLabel } from './printing.queries.ts';

/** How one station prints. */
export interface Print {
  dpi: (typeof printerDpi.values)[number];
  offset: LabelOffset;
}

export type Refused = z.output<typeof refusedPrint>;

export const paper = { widthMm: 100, heightMm: 150 };

/**
 * The label as the printer's own dots. Rendered once for a resolution and kept: the label of a key never changes.
 * `refused`: what comes with the failure where it cannot be rendered.
 */
export async function labelImage(
  app: App,
  labelKey: string,
  { dpi, offset }: Print,
  refused: Refused,
): Promise<Buffer> {
  const kept = derivedKey('label', `${labelKey}-${paper.widthMm}x${paper.heightMm}-${dpi}`);
  return shiftLabel((await app.storage.get(kept)) ?? (await render(app, labelKey, { dpi, kept, refused })), offset);
}

async function render(
  app: App,
  labelKey: string,
  { dpi, kept, refused }: Pick<Print, 'dpi'> & { kept: string; refused: Refused },
): Promise<Buffer> {
  const label = await findLabel(app.db, labelKey);
  const pdf = label && (await app.storage.get(originalKey(label.sha256)));
  if (!pdf) fail(404, 'printing.noLabel', { data: refused });
  const image = await renderLabel(pdf, { ...paper, dpi }).catch((error: unknown) => {
    if (error instanceof LabelRefused || error instanceof LabelReaderFailed)
      fail(409, 'printing.labelUnreadable', { data: refused });
    throw error;
  });
  await app.storage.put(kept, image);
  return image;
}

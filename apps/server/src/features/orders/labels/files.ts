import {
  extractPages,
  LabelReaderFailed,
  LabelRefused,
  type LabelPage,
  type LabelRefusal,
  readLabelPdf,
  splitLabels,
} from '@pressroom/imaging';
import type { MessageKey } from '@pressroom/contract/messages';
import { readFile } from 'node:fs/promises';
import type { App } from '../../../platform/app.ts';
import { failInput } from '../../../platform/failure.ts';
import type { UploadedFile } from '../../../platform/http/uploads.ts';
import type { Logger } from '../../../platform/logger.ts';
import { keepBlobs, newBytes } from '../../../platform/storage/blobs.ts';

/** One page of one file, with the bytes that its order would get. */
export interface ReadPage {
  fileName: string;
  page: LabelPage;
  pdf: Buffer;
}

const refusals: Readonly<Record<LabelRefusal, MessageKey>> = {
  notAPdf: 'orders.label.notPdf',
  encrypted: 'orders.label.encrypted',
  noPages: 'orders.label.damaged',
  damaged: 'orders.label.damaged',
  tooManyPages: 'orders.label.tooManyPages',
  tooSlow: 'orders.label.tooSlow',
  tooLarge: 'orders.label.tooLarge',
};

/** A page whose bytes are kept under a key. */
export type KeptPage = Pick<ReadPage, 'fileName' | 'page'> & { key: string };

/** Reads every page of every file and keeps it, whoever takes it. */
export async function keepLabels(app: App, files: readonly UploadedFile[]): Promise<KeptPage[]> {
  const pages = await readLabels(files, app.log);
  const blobs = await keepBlobs(
    app,
    pages.map(({ pdf }) => newBytes(pdf, { mime: 'application/pdf' })),
  );
  return pages.map(({ fileName, page }, at) => ({ fileName, page, key: blobs[at]!.key }));
}

/** Reads every page of every file. A file that is no readable PDF ends the call: the caller sends one file at a time. */
export async function readLabels(files: readonly UploadedFile[], log: Logger): Promise<ReadPage[]> {
  const pages: ReadPage[] = [];
  for (const file of files) {
    const bytes = await readFile(file.path);
    const read = await readPages(bytes).catch((error: unknown) => refuseFile(file, error, log));
    pages.push(...read.map((page) => ({ fileName: file.fileName, ...page })));
  }
  return pages;
}

async function readPages(bytes: Buffer): Promise<Omit<ReadPage, 'fileName'>[]> {
  const pages = await readLabelPdf(bytes);
  const numbers = pages.map(({ page }) => page);
  const pdfs = pages.length === 1 ? [bytes] : await extractPages(bytes, numbers);
  const whole = pages.map((page, at) => ({ page, pdf: pdfs[at]! }));
  const parts = await Promise.all(whole.map(({ page }) => labelsOn(bytes, page)));
  return whole.flatMap((page, at) => (parts[at]!.length > 0 ? parts[at]! : [page]));
}

/** The labels of a page that holds several; none where it is one, or cannot be taken apart so that each part has one number. */
async function labelsOn(bytes: Buffer, page: LabelPage): Promise<Omit<ReadPage, 'fileName'>[]> {
  if (page.candidates.length < 2 || page.numberIn !== 'bars') return [];
  const parts: Omit<ReadPage, 'fileName'>[] = [];
  for (const pdf of await splitLabels(bytes, page.page)) {
    const [part] = await readLabelPdf(pdf);
    if (!part?.tracking) return [];
    parts.push({ page: { ...part, page: page.page }, pdf });
  }
  const numbers = new Set(parts.map((part) => part.page.tracking?.trackingNumber));
  return numbers.size === parts.length ? parts : [];
}

function refuseFile({ fileName }: UploadedFile, error: unknown, log: Logger): never {
  if (error instanceof LabelReaderFailed) log.warn({ err: error, fileName }, 'a label file broke its reader');
  else if (!(error instanceof LabelRefused)) throw error;
  const key = refusals[error instanceof LabelRefused ? error.reason : 'damaged'];
  failInput(key, { problems: [{ path: fileName, key, params: {} }] });
}

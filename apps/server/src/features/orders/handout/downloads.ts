import type { FileContents } from '@pressroom/contract/endpoint';
import type { Language } from '@pressroom/contract/messages';
import { mostMergedLabels } from '@pressroom/contract/orders/bulk';
import { mergeLabels } from '@pressroom/imaging';
import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { fail, failInput } from '../../../platform/failure.ts';
import { sendFile } from '../../../platform/http/fileAnswer.ts';
import { inWords, type Translate, translator } from '../../../platform/i18n.ts';
import { findDownload, offerDownload } from '../../../platform/storage/downloads.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { datedName } from '../../../platform/storage/datedName.ts';
import { safeFileName, uniquePaths } from '../../../platform/storage/fileNames.ts';
import { type ZipEntry, zipOf } from '../../../platform/storage/zip.ts';
import type { UnitDrawn } from '../record/caption.ts';
import { batchName } from './batchName.ts';
import type { Writer } from '../record/log.ts';
import { findOutgoing, type OutgoingParcel } from '../record/outgoing.ts';
import type { Allowed } from '../state/allowed.ts';
import { partition, type Refusal } from '../state/partition.ts';
import { chosenOrders } from '../list/selection.ts';
import { findRecords, type LineRecord, type OrderRecord, printsOf } from '../record/record.ts';
import {
  drawUnit,
  findSources,
  mostUnitDrawings,
  unitEntries,
  type UnitEntry,
  unitEntry,
  unitsOf,
} from './unitDrawings.ts';

const blobEntry = z.object({ name: z.string(), blobKey: z.string() });
const textEntry = z.object({ name: z.string(), text: z.string() });
const entriesShape = z.array(z.union([blobEntry, textEntry, unitEntry]));
type BlobEntry = z.output<typeof blobEntry>;
type TextEntry = z.output<typeof textEntry>;
type Entry = z.output<typeof entriesShape>[number];

/** The transaction of the offer, and who gets it. */
type Offering = Writer & { app: App };

interface Offer {
  address: string;
  /** The orders whose drawings are in the zip. */
  ids: string[];
  drawings: number;
  leftOut: number;
}

/**
 * An address under which the drawings of these orders can be fetched for ten minutes. 409 where there are none.
 * The list of what the zip lacks is a file, so its words are made here.
 */
export async function offerDrawings(act: Offering, ids: readonly string[], language: Language): Promise<Offer> {
  const drawable = (line: LineRecord) => (line.num > 1 && line.num <= mostUnitDrawings ? unitsOf(line) : []);
  return offer(act, { ids, drawnOf: drawable, language });
}

/** The same of single pieces, each under its own code; of a piece that is made again, the round stands beside it. */
export async function offerPieces(
  act: Offering,
  pieces: readonly (UnitDrawn & { orderId: string; lineId: string })[],
  language: Language,
): Promise<Offer> {
  const byLine = Map.groupBy(pieces, ({ lineId }) => lineId);
  const ids = [...new Set(pieces.map(({ orderId }) => orderId))];
  const drawnOf = ({ id }: LineRecord) => {
    const units = byLine.get(id);
    return units && units.length > mostUnitDrawings ? [] : units;
  };
  return offer(act, { ids, drawnOf, language });
}

interface Wanted {
  ids: readonly string[];
  /** The units of a line that get a drawing of their own. None: one for all of them; undefined: the line is not wanted. */
  drawnOf: (line: LineRecord) => readonly UnitDrawn[] | undefined;
  language: Language;
}

async function offer({ tx, app, actor }: Offering, { ids, drawnOf, language }: Wanted): Promise<Offer> {
  const { allowed, refused } = await partition(tx, 'drawings', { ids, orders: await findRecords(tx, ids) });
  if (allowed.length === 0) failEmpty('orders.noDrawings', refused);
  const entries = await drawingsOf(tx, allowed, drawnOf);
  const there = allowed.map(({ id }) => id);
  const t = translator(language);
  const zone = app.settings.displayZone;
  const key = await offerDownload(tx, {
    fileName: datedName(
      [t('orders.file.drawings'), ...(await batchName(tx, chosenOrders({ db: tx, zone }, { ids: there }), t))],
      'zip',
      zone,
    ),
    content: [...distinct(entries), ...listOf(refused, t)],
    userId: actor.userId,
  });
  return { address: `/downloads/${key}`, ids: there, drawings: entries.length, leftOut: refused.length };
}

/** A file of labels, named after the orders in it. */
async function labelsName(
  { db, settings: { displayZone: zone } }: App,
  orders: readonly OrderRecord[],
  { t, extension }: { t: Translate; extension: string },
): Promise<string> {
  const ids = orders.map(({ id }) => id);
  const batch = await batchName(db, chosenOrders({ db, zone }, { ids }), t);
  return datedName([t('orders.file.labels'), ...batch], extension, zone);
}

async function drawingsOf(
  tx: Tx,
  orders: readonly Allowed<OrderRecord, 'drawings'>[],
  drawnOf: Wanted['drawnOf'],
): Promise<(BlobEntry | UnitEntry)[]> {
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ order, line, drawn: drawnOf(line) })));
  const source = await findSources(
    tx,
    lines.filter(({ drawn }) => drawn && drawn.length > 0).map(({ line }) => line),
  );
  return lines.flatMap(({ order, line, drawn }) =>
    printsOf(line).flatMap((print): (BlobEntry | UnitEntry)[] => {
      if (!drawn || !print.drawingKey) return [];
      const number = safeFileName(order.thirdOrderNumber);
      const stem = `${number}/${number}_${line.lineNo}_${print.position}_${safeFileName(line.productCode ?? '')}`;
      const units = unitEntries({ order, line, print }, drawn, { stem, source });
      return units.length > 0 ? units : [{ name: `${stem}_x${line.num}.png`, blobKey: print.drawingKey }];
    }),
  );
}

/** The labels of these orders, one PDF for each parcel. 409 where there are none. The list of what the zip lacks is a file, as well. */
export async function zipLabels(
  app: App,
  ids: readonly string[],
  t: Translate,
): Promise<{ body: Readable; fileName: string; contents: FileContents }> {
  const { allowed, refused } = await partition(app.db, 'labels', { ids, orders: await findRecords(app.db, ids) });
  if (allowed.length === 0) failEmpty('orders.noLabels', refused);
  const parcels = await findOutgoing(app.db, allowed);
  const labels = allowed.flatMap((order) => labelsOf(order, parcels.get(order.id)!));
  const body = await streamZip(app, [...distinct(labels), ...listOf(refused, t)]);
  const fileName = await labelsName(app, allowed, { t, extension: 'zip' });
  return { body, fileName, contents: contentsOf(allowed, refused) };
}

/** The labels of these orders in one PDF, in the order of `ids`; its last page names those that are left out. 409 where there are none. */
export async function mergeOrderLabels(
  app: App,
  ids: readonly string[],
  t: Translate,
): Promise<{ body: Buffer; fileName: string; contents: FileContents }> {
  const { allowed, refused } = await partition(app.db, 'labels', { ids, orders: await findRecords(app.db, ids) });
  if (allowed.length === 0) failEmpty('orders.noLabels', refused);
  const place = new Map(ids.map((id, index) => [id, index]));
  const inOrder = allowed.toSorted((one, other) => place.get(one.id)! - place.get(other.id)!);
  const parcels = await findOutgoing(app.db, inOrder);
  const labels = inOrder.flatMap((order) => labelsOf(order, parcels.get(order.id)!));
  if (labels.length > mostMergedLabels)
    failInput('orders.label.tooManyToMerge', { params: { count: labels.length, most: mostMergedLabels } });
  const contents = await findContents(app, labels);
  const pdfs: Buffer[] = [];
  for (const { name, blobKey } of labels) {
    const pdf = await app.storage.get(originalKey(contents.get(blobKey)!));
    if (!pdf) throw new Error(`The bytes of ${name} are gone from the storage`);
    pdfs.push(pdf);
  }
  const fileName = await labelsName(app, allowed, { t, extension: 'pdf' });
  const body = await mergeLabels(pdfs, leftOutLines(refused, t));
  return { body, fileName, contents: contentsOf(allowed, refused) };
}

function contentsOf(allowed: readonly unknown[], refused: readonly unknown[]): FileContents {
  return { count: allowed.length, leftOut: refused.length };
}

/** Of an order in several parcels, those that may be printed now. */
function labelsOf(
  { thirdOrderNumber }: Allowed<OrderRecord, 'labels'>,
  parcels: readonly OutgoingParcel[],
): BlobEntry[] {
  const number = safeFileName(thirdOrderNumber);
  return parcels.flatMap(({ parcelNo, labelKey, labelVoid }) => {
    if (labelKey === null || labelVoid !== null) return [];
    return { name: parcels.length === 1 ? `${number}.pdf` : `${number}_${parcelNo}.pdf`, blobKey: labelKey };
  });
}

function failEmpty(key: 'orders.noDrawings' | 'orders.noLabels', refused: Refusal[]): never {
  const [first] = refused;
  fail(409, key, { params: { number: first?.label ?? '', reason: first?.msg ?? '' }, data: [...refused] });
}

/** A list of what the zip lacks, and why, as a file in it. A text: a table would round long order numbers. */
function listOf(refused: readonly Refusal[], t: Translate): TextEntry[] {
  if (refused.length === 0) return [];
  const lines = leftOutLines(refused, t);
  // Windows reads the text as UTF-8 only with the mark at its start, and older editors need both line-end characters
  return [{ name: `${t('orders.leftOutFile')}.txt`, text: `\uFEFF${lines.join('\r\n')}\r\n` }];
}

function leftOutLines(refused: readonly Refusal[], t: Translate): string[] {
  if (refused.length === 0) return [];
  const reasons = refused.map(({ label, msg }) => `${label}\t${inWords(msg, t)}`);
  return [t('orders.leftOutHead', { count: refused.length }), '', ...reasons];
}

/** Two stores may use one order number. */
function distinct<E extends { name: string }>(entries: readonly E[]): E[] {
  const names = uniquePaths(entries.map(({ name }) => name));
  return entries.map((entry, index) => ({ ...entry, name: names[index]! }));
}

/** The hashes of what lies under the keys. */
async function findContents({ db }: App, entries: readonly BlobEntry[]): Promise<Map<string, Buffer>> {
  const keys = entries.map(({ blobKey }) => blobKey);
  const blobs = await db.selectFrom('blobs').where('key', '=', anyOf(keys, 'text')).select(['key', 'sha256']).execute();
  return new Map(blobs.map((blob) => [blob.key, blob.sha256]));
}

async function streamZip(app: App, entries: readonly Entry[]): Promise<Readable> {
  const contentOf = await findContents(
    app,
    entries.flatMap((entry) => ('blobKey' in entry ? entry : [])),
  );
  return zipOf(
    app.storage,
    entries.map((entry): ZipEntry => {
      if ('text' in entry) return { path: entry.name, text: entry.text };
      if ('caption' in entry) return { path: entry.name, make: () => drawUnit(app, entry) };
      return { path: entry.name, sha256: contentOf.get(entry.blobKey)! };
    }),
  );
}

const address = z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });

/** Whoever has the address may fetch the file, for ten minutes. */
export function serveDownloads(server: FastifyInstance, app: App): void {
  server.get('/downloads/:key', async (request, reply) => {
    const { data: asked } = address.safeParse(request.params);
    if (!asked) fail(404, 'platform.notFound');
    const download = await findDownload(app.db, asked.key);
    if (!download) fail(404, 'platform.notFound');
    const body = await streamZip(app, entriesShape.parse(download.content));
    return sendFile(reply, { body, fileName: download.fileName, mime: 'application/zip' });
  });
}

import type { MessageKey } from '@pressroom/contract/messages';
import { orderStatus } from '@pressroom/contract/orders/status';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import type { Actor } from '../../platform/access/actor.ts';
import type { App } from '../../platform/app.ts';
import type { Db, Tx } from '../../platform/database/database.ts';
import { anyOf, json } from '../../platform/database/expressions.ts';
import { fail } from '../../platform/failure.ts';
import { sendFile } from '../../platform/http/fileAnswer.ts';
import { zipOf } from '../../platform/storage/zip.ts';
import { printsOf, withLines } from './orders.records.ts';

interface NamedBlob {
  name: string;
  blobKey: string;
}

/** Windows refuses these in file names, and device names too; a name ends neither in a dot nor in a space. */
export function safeName(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the very characters that must not stand in a file name
  const plain = text.replace(/[\\/:*?"<>|\u0000-\u001f]/g, '_').replace(/[. ]+$/, '_');
  return /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(plain) ? `_${plain}` : plain || '_';
}

/** An address under which the drawings of these orders can be fetched for ten minutes. 409 where there are none, or one is not to be made. */
export async function offerDrawings(
  tx: Tx,
  actor: Actor,
  ids: readonly string[],
): Promise<{ address: string; drawings: number }> {
  const rows = await tx.selectFrom('orders').where('id', '=', anyOf(ids, 'bigint')).selectAll().orderBy('id').execute();
  const orders = await withLines(tx, rows);
  refuseNamed(
    'orders.stopped',
    orders.filter(({ sysStatus, holds }) => sysStatus === orderStatus.closed || holds !== null),
  );
  const entries: NamedBlob[] = orders.flatMap((order) =>
    order.lines.flatMap((line) =>
      printsOf(line).flatMap(({ position, drawingKey }) => {
        const number = safeName(order.thirdOrderNumber);
        const name = `${number}/${number}_${line.lineNo}_${position}_${safeName(line.productCode ?? '')}_x${line.num}.png`;
        return drawingKey ? [{ name, blobKey: drawingKey }] : [];
      }),
    ),
  );
  if (entries.length === 0) fail(409, 'orders.noDrawings');
  const key = randomBytes(24).toString('base64url');
  await tx
    .insertInto('downloads')
    .values({
      key,
      fileName: `drawings-${orders.length}.zip`,
      content: json(distinct(entries)),
      userId: actor.userId,
      expiresAt: sql<string>`clock_timestamp() + interval '10 minutes'`,
    })
    .execute();
  return { address: `/downloads/${key}`, drawings: entries.length };
}

/** The labels of these orders, one PDF each. */
export async function zipLabels(app: App, db: Db, ids: readonly string[]): Promise<Readable> {
  const orders = await db
    .selectFrom('orders')
    .where('id', '=', anyOf(ids, 'bigint'))
    .where('labelKey', 'is not', null)
    .select(['thirdOrderNumber', 'labelKey', 'labelVoid', 'holds'])
    .orderBy('id')
    .execute();
  if (orders.length === 0) fail(409, 'orders.noLabels');
  refuseNamed(
    'orders.heldChosen',
    orders.filter((order) => order.holds !== null),
  );
  refuseNamed(
    'orders.labelVoid.chosen',
    orders.filter((order) => order.labelVoid !== null),
  );
  return streamZip(
    app,
    distinct(orders.map((order) => ({ name: `${safeName(order.thirdOrderNumber)}.pdf`, blobKey: order.labelKey! }))),
  );
}

/** Nothing is handed out of them that is made or sent by mistake. */
function refuseNamed(key: MessageKey, orders: readonly { thirdOrderNumber: string }[]): void {
  const named = orders.map((order) => order.thirdOrderNumber).join(', ');
  if (named) fail(409, key, { params: { orders: named } });
}

/** Two stores may use one order number: the second entry of a name gets a number of its own. */
function distinct(entries: readonly NamedBlob[]): NamedBlob[] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const count = (seen.get(entry.name.toLowerCase()) ?? 0) + 1;
    seen.set(entry.name.toLowerCase(), count);
    return count === 1 ? entry : { ...entry, name: entry.name.replace(/(\.\w+)$/, ` (${count})$1`) };
  });
}

async function streamZip(app: App, entries: readonly NamedBlob[]): Promise<Readable> {
  const keys = entries.map((entry) => entry.blobKey);
  const blobs = await app.db
    .selectFrom('blobs')
    .where('key', '=', anyOf(keys, 'text'))
    .select(['key', 'sha256'])
    .execute();
  const contentOf = new Map(blobs.map((blob) => [blob.key, blob.sha256]));
  return zipOf(
    app.storage,
    entries.map(({ name, blobKey }) => ({ path: name, sha256: contentOf.get(blobKey)! })),
  );
}

const address = z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
const entriesShape = z.array(z.object({ name: z.string(), blobKey: z.string() }));

/** The address itself is the right to fetch it; it ends after ten minutes. */
export function serveDownloads(server: FastifyInstance, app: App): void {
  server.get('/downloads/:key', async (request, reply) => {
    const { data: asked } = address.safeParse(request.params);
    if (!asked) fail(404, 'platform.notFound');
    const download = await app.db
      .selectFrom('downloads')
      .where('key', '=', asked.key)
      .where('expiresAt', '>', sql<string>`clock_timestamp()`)
      .select(['fileName', 'content'])
      .executeTakeFirst();
    if (!download) fail(404, 'platform.notFound');
    const body = await streamZip(app, entriesShape.parse(download.content));
    return sendFile(reply, { body, fileName: download.fileName, mime: 'application/zip' });
  });
}

import type { Message } from '@pressroom/contract/message';
import { renderDrawing } from '@pressroom/imaging';
import { orderStatus } from '@pressroom/contract/orders/status';
import { system } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import { defineJob, type JobContext } from '../../../platform/jobs/job.ts';
import { isCancelled } from '../../../platform/jobs/tasks.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { keepBytes } from '../../../platform/storage/blobs.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { findProducts, type Product } from '../../categories/categories.public.ts';
import { findPictures, type Picture } from '../../library/library.public.ts';
import { changesTo } from '../record/audit.ts';
import { captionOf } from '../record/caption.ts';
import { allowMove } from '../state/allowed.ts';
import { moveOrders } from '../state/move.ts';
import { lockOrders, type LineRecord, type OrderRecord, printsOf, withLines } from '../record/record.ts';
import { drawingsReady } from '../state/rules.ts';

const action = 'job/orders.drawings';

/** The line can never be drawn from these pictures, so trying again is useless. */
class CannotDraw extends Error {
  readonly problem: Message;

  constructor(problem: Message, cause: unknown) {
    super(problem.key, { cause });
    this.problem = problem;
  }
}

/**
 * Makes the drawings that an order in layout still lacks and brings it into production.
 * Each drawing is kept as soon as it is made, so a repeated run goes on where the last one stopped.
 */
export const drawOrder = defineJob<{ orderId: string }>({
  name: 'orders.drawings',
  concurrency: 2,
  retryLimit: 3,
  async run({ app, signal }, { orderId }) {
    for (let round = 0; round < rounds; round += 1) {
      if (await drawAndSettle(app, orderId, signal)) return;
    }
    throw new Error('the lines of the order changed each time they were drawn');
  },
  async gaveUp({ app }: JobContext, { orderId }) {
    await settle(app, orderId, { key: 'orders.drawingsGaveUp' });
  },
});

/** How often a product may be renamed while an order of it is drawn, before the job is put off. */
const rounds = 3;

/** Answers false where a line has changed while it was drawn. */
async function drawAndSettle(app: App, orderId: string, signal: AbortSignal): Promise<boolean> {
  const order = await findInLayout(app, orderId);
  if (!order) return true;
  if (order.drawingTaskId && (await isCancelled(app.db, order.drawingTaskId)))
    return settle(app, orderId, { key: 'orders.drawingsCancelled' });
  try {
    await drawMissing(app, order, signal);
  } catch (error) {
    if (!(error instanceof CannotDraw)) throw error;
    app.log.warn({ err: error.cause, orderId }, 'a drawing cannot be made');
    return settle(app, orderId, error.problem);
  }
  return settle(app, orderId);
}

async function findInLayout(app: App, orderId: string): Promise<OrderRecord | undefined> {
  const rows = await app.db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where('sysStatus', '=', orderStatus.drawingLayout)
    .selectAll()
    .execute();
  return (await withLines(app.db, rows))[0];
}

/** One drawing to make: the print of a line at one of its positions. */
interface Wanted {
  order: OrderRecord;
  line: LineRecord;
  print: Print;
}

type Print = ReturnType<typeof printsOf>[number];

async function drawMissing(app: App, order: OrderRecord, signal: AbortSignal): Promise<void> {
  const wanted: Wanted[] = order.lines.flatMap((line) =>
    printsOf(line)
      .filter((print) => !print.drawingKey)
      .map((print) => ({ order, line, print })),
  );
  const pictures = await findPictures(
    app.db,
    wanted.flatMap(({ print }) => print.imageId ?? []),
  );
  const products = await findProducts(app.db, { ids: order.lines.flatMap((line) => line.productCodeId ?? []) });
  for (const one of wanted) {
    signal.throwIfAborted();
    const picture = pictures.get(one.print.imageId ?? '');
    const product = products.find(({ id }) => id === one.line.productCodeId);
    await keep(app, one, await draw(app, one, { picture, product }));
  }
}

type Cause = 'pictureGone' | 'fileGone' | 'unreadable';

async function draw(
  app: App,
  { order, line, print: { position } }: Wanted,
  { picture, product }: { picture: Picture | undefined; product: Product | undefined },
): Promise<Buffer> {
  const cannot = (cause: Cause, error?: unknown) => {
    const params = { line: line.lineNo, position, cause: { key: `orders.drawing.${cause}` as const } };
    return new CannotDraw({ key: 'orders.drawingFailed', params }, error ?? cause);
  };
  if (!picture || !product) throw cannot('pictureGone');
  const print = await app.storage.get(originalKey(picture.sha256));
  if (!print) throw cannot('fileGone');
  const caption = captionOf(order, line, product, { position });
  return renderDrawing({ print, caption }).catch((error: unknown) => {
    throw cannot('unreadable', error);
  });
}

/** Only while the line still is what was drawn: after an edit, or with another product code, the drawing is worthless. */
async function keep(app: App, { order, line, print }: Wanted, drawing: Buffer): Promise<void> {
  const { key } = await keepBytes(app, drawing, { mime: 'image/png' });
  await writeAs(app, system, action, async ({ tx, audit }) => {
    await tx
      .updateTable('orderLines')
      .set(print.slot === 1 ? { drawingKey: key } : { drawingKey2: key })
      .where('id', '=', line.id)
      .where('num', '=', line.num)
      .where('productCode', 'is not distinct from', line.productCode)
      .where(print.slot === 1 ? 'printingImageId' : 'printingImage2Id', '=', print.imageId)
      .execute();
    const drawn = { line: line.lineNo, position: print.slot };
    audit({ object: 'orders', ids: [order.id], after: { thirdOrderNumber: order.thirdOrderNumber, drawn } });
  });
}

/**
 * Takes the order out of layout: into production, or abnormal with the reason. Does nothing where somebody has moved the
 * order meanwhile; answers false where a drawing is still missing.
 */
async function settle(app: App, orderId: string, problem?: Message): Promise<boolean> {
  return writeAs(app, system, action, async ({ tx, audit }) => {
    const [order] = await lockOrders(tx, [orderId]);
    if (order?.sysStatus !== orderStatus.drawingLayout) return true;
    if (!problem && !drawingsReady(order)) return false;
    const to = problem ? orderStatus.abnormal : orderStatus.inProduction;
    await moveOrders({ tx, actor: system }, allowMove('endLayout', [order]), { to, problem });
    audit(await changesTo(tx, [order]));
    return true;
  });
}

import type { Message } from '@pressroom/contract/message';
import type { SheetState } from '@pressroom/contract/production/gangSheetSettings';
import { millimetres } from '@pressroom/imaging';
import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import { fail } from '../../../platform/failure.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { writeLog } from '../../orders/orders.public.ts';
import { drawSheet } from './drawSheet.ts';
import { type LaidSheet, planSheets } from './layOutUnits.ts';
import { findPressed, undoObjection } from './printed.ts';
import {
  findFiles,
  findPieces,
  freePieces,
  insertPieces,
  insertSheets,
  lockLaying,
  lockSheets,
  setState,
  setTask,
  type SheetPiece,
  sheetNo,
  type SheetRow,
} from './sheets.queries.ts';
import { type LeftOut, leftOut, type SheetAsk } from './units.ts';

const task = { kind: 'production.drawSheet', titleKey: 'production.sheets.task' } as const;

/** Lays what was asked for; the files are made by jobs. 409 where nothing of it can be laid. */
export async function makeSheets(act: Act, ask: SheetAsk) {
  const { tx, app, actor, audit } = act;
  await lockLaying(tx);
  const plan = await planSheets(tx, ask, app.settings.displayZone);
  if (plan.sheets.length === 0) failNone(plan.leftOut);
  const taskId = await startTask(tx, actor, { ...task, total: plan.sheets.length });
  const { dpi, format, tileMm } = ask.settings;
  const ids = await insertSheets(
    tx,
    plan.sheets.map(({ length, prints, orders, fill }) => ({
      dpi,
      format,
      width: plan.width,
      gap: plan.gap,
      tile: format === 'png' ? millimetres(dpi)(tileMm) : null,
      length,
      pieces: prints.length,
      orders,
      fill: String(fill),
      taskId,
      createUser: actor.username,
    })),
  );
  await insertPieces(
    tx,
    plan.sheets.flatMap((sheet, index) => piecesOf(sheet, ids[index]!)),
  );
  await app.jobs.enqueueMany(
    tx,
    drawSheet,
    ids.map((sheetId) => ({ sheetId })),
  );
  const pieces = plan.sheets.reduce((sum, { prints }) => sum + prints.length, 0);
  await writeLog(
    act,
    plan.sheets.flatMap(({ prints }, index) =>
      countByOrder(prints.map(({ print }) => print.order.id)).map(([orderId, count]) => ({
        orderId,
        key: 'orders.log.laidOut' as const,
        params: { sheet: sheetNo(ids[index]!), count },
      })),
    ),
  );
  audit({
    object: 'gangSheets',
    ids,
    after: underIds(
      ids.map((id, index) => ({ id, sheet: plan.sheets[index]! })),
      ({ id, sheet }) => ({ sheetNo: sheetNo(id), pieces: sheet.prints.length, orders: sheet.orders }),
    ),
  });
  const { chosen, orders, leftOut } = plan;
  return { ids, pieces, chosen, orders, taskId, leftOut };
}

function failNone(refused: readonly LeftOut[]): never {
  const [first] = refused;
  if (!first) fail(409, 'production.nothingToDo');
  const params = { order: first.label, reason: first.msg };
  fail(409, 'production.sheets.none', { params, data: [...refused] });
}

function piecesOf({ prints }: LaidSheet, sheetId: string) {
  return prints.map(({ print: { order, lineId, unit, round, slot, line, content }, ...box }, index) => ({
    sheetId,
    no: index + 1,
    orderId: order.id,
    lineId,
    unit,
    round,
    slot,
    slots: line.printNum,
    ...box,
    content,
  }));
}

function countByOrder(orderIds: readonly string[]): [string, number][] {
  return [...Map.groupBy(orderIds, (id) => id)].map(([id, its]) => [id, its.length]);
}

export async function markPrinted(act: Act, ids: readonly string[]) {
  const files = await findFiles(act.tx, ids);
  const ready = new Set(files.map(({ sheetId }) => sheetId));
  const outcome = await changeState(act, ids, {
    state: 'printed',
    objection: ({ id, state }) => {
      if (state !== 'laid') return { key: 'production.sheets.notLaid', params: { sheet: sheetNo(id) } };
      return ready.has(id) ? undefined : { key: 'production.sheets.notReady', params: { sheet: sheetNo(id) } };
    },
  });
  await logSheets(act, await findPieces(act.tx, outcome.done), 'orders.log.sheetPrinted');
  return outcome;
}

/** The mark was a mistake: the sheet waits for its printer again. */
export async function undoPrinted(act: Act, ids: readonly string[]) {
  const pieces = await findPieces(act.tx, ids);
  const pressed = await findPressed(act.tx, pieces);
  const outcome = await changeState(act, ids, {
    state: 'laid',
    objection: (sheet) => undoObjection({ ...sheet, isPressed: pressed.has(sheet.id) }, Date.now()),
  });
  const done = new Set(outcome.done);
  const its = pieces.filter(({ sheetId }) => done.has(sheetId));
  await logSheets(act, its, 'orders.log.sheetUnprinted');
  return outcome;
}

/** Their prints may be laid anew. Also of a sheet that was printed: the film may be spoiled as a whole. */
export async function discardSheets(act: Act, ids: readonly string[], reason: string) {
  const outcome = await changeState(act, ids, {
    state: 'discarded',
    reason,
    objection: ({ id, state }) =>
      state === 'discarded' ? { key: 'production.sheets.discarded', params: { sheet: sheetNo(id) } } : undefined,
  });
  await freePieces(act.tx, outcome.done);
  await logSheets(act, await findPieces(act.tx, outcome.done), 'orders.log.sheetDiscarded');
  return outcome;
}

type SheetLog = 'orders.log.sheetPrinted' | 'orders.log.sheetUnprinted' | 'orders.log.sheetDiscarded';

async function logSheets(act: Act, pieces: readonly SheetPiece[], key: SheetLog): Promise<void> {
  const bySheet = Map.groupBy(pieces, ({ sheetId }) => sheetId);
  await writeLog(
    act,
    [...bySheet].flatMap(([id, its]) =>
      countByOrder(its.map(({ orderId }) => orderId)).map(([orderId, count]) => ({
        orderId,
        key,
        params: { sheet: sheetNo(id), count },
      })),
    ),
  );
}

interface Change {
  state: SheetState;
  reason?: string;
  objection: (sheet: SheetRow) => Message | undefined;
}

/** Each sheet by itself: what is refused is named. */
async function changeState({ tx, actor, audit }: Act, ids: readonly string[], { state, reason, objection }: Change) {
  const sheets = await lockSheets(tx, ids);
  const judged = sheets.map((sheet) => ({ sheet, problem: objection(sheet) }));
  const done = judged.flatMap(({ sheet, problem }) => (problem ? [] : [sheet]));
  const known = new Set(sheets.map(({ id }) => id));
  const refused = [
    ...ids.filter((id) => !known.has(id)).map((id) => leftOut(id, sheetNo(id), { key: 'platform.notFound' })),
    ...judged.flatMap(({ sheet: { id }, problem }) => (problem ? [leftOut(id, sheetNo(id), problem)] : [])),
  ];
  const doneIds = done.map(({ id }) => id);
  await setState(tx, doneIds, { state, user: actor.username, ...(reason !== undefined && { reason }) });
  audit({
    object: 'gangSheets',
    ids: doneIds,
    before: underIds(done, (sheet) => ({ sheetNo: sheetNo(sheet.id), state: sheet.state })),
    after: {
      ...underIds(done, ({ id }) => ({ sheetNo: sheetNo(id), state, ...(reason && { reason }) })),
      ...(refused.length > 0 && { refused: refused.length }),
    },
  });
  return { done: doneIds, refused };
}

/** The files once more, where making them has failed or they were deleted. */
export async function redrawSheet({ tx, app, actor, audit }: Act, id: string): Promise<{ taskId: string }> {
  const [sheet] = await lockSheets(tx, [id]);
  if (!sheet) fail(404, 'platform.notFound');
  const isMaking = sheet.state === 'laid' && !sheet.problem;
  if (sheet.state === 'discarded' || isMaking || (await findFiles(tx, [id])).length > 0)
    fail(409, 'production.sheets.notRedrawable', { params: { sheet: sheetNo(id) } });
  const taskId = await startTask(tx, actor, { ...task, total: 1 });
  await setTask(tx, id, taskId);
  await app.jobs.enqueueMany(tx, drawSheet, [{ sheetId: id }]);
  audit({ object: 'gangSheets', ids: [id], after: { sheetNo: sheetNo(id), redrawn: true } });
  return { taskId };
}

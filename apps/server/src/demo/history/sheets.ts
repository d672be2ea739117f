import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { presetSheet } from '@pressroom/contract/production/gangSheetSettings';
import { production } from '@pressroom/contract/production/production';
import { sql } from 'kysely';
import type { App } from '../../platform/app.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';
import { waitForTask } from '../waiting.ts';
import { type PastOrder, shippedAt } from './dates.ts';

const weeks = 4;
/** So many orders of each week went on a sheet; the others were printed one by one. */
const ordersAWeek = 9;
const hour = 3_600_000;

interface PastSheets {
  ids: string[];
  taskId: string;
  /** When they were made, in milliseconds. */
  at: number;
}

async function lay(caller: Caller, ids: readonly string[]): Promise<Omit<PastSheets, 'at'>> {
  const laid = await must(caller, gangSheets.makeSheets, { orders: { ids: [...ids] }, settings: presetSheet });
  await waitForTask(caller, laid);
  return laid;
}

/** Lays prints of each week on sheets, the earliest first, and prints them. The orders, the newest first, are in production. */
export async function layPast(caller: Caller, orders: readonly PastOrder[]): Promise<PastSheets[]> {
  const oldestFirst = orders.toReversed();
  const aWeek = Math.ceil(oldestFirst.length / weeks);
  const made: PastSheets[] = [];
  for (let week = 0; week < weeks; week += 1) {
    const chosen = oldestFirst.slice(week * aWeek, week * aWeek + ordersAWeek);
    const sheets = await lay(
      caller,
      chosen.map(({ id }) => id),
    );
    await must(caller, gangSheets.sheetsPrinted, { ids: sheets.ids });
    made.push({ ...sheets, at: Math.min(...chosen.map(shippedAt)) - 6 * hour });
  }
  return made;
}

/** Moves sheets to when their orders were about to ship. */
export async function moveSheets({ db }: App, sheets: readonly PastSheets[]): Promise<void> {
  await transact(db, async (tx) => {
    for (const { ids, taskId, at } of sheets) {
      const moment = sql`${new Date(at).toISOString()}::timestamptz`;
      await sql`
        update gang_sheets set gmt_create = ${moment}, changed_at = ${moment} + interval '2 hours'
        where id = any (${ids}::bigint[])`.execute(tx);
      await sql`
        update tasks set gmt_create = ${moment}, gmt_modified = ${moment} + interval '3 minutes' where id = ${taskId}`.execute(
        tx,
      );
    }
  });
}

/** Of two sheets of today one is on the press: its pieces are made, and the last of them is spoiled. */
export async function layToday(caller: Caller, pressed: readonly string[], waiting: readonly string[]): Promise<void> {
  const { ids } = await lay(caller, pressed);
  await must(caller, gangSheets.sheetsPrinted, { ids });
  const sheets = await Promise.all(ids.map((id) => must(caller, gangSheets.sheet, { id })));
  const codes = [...new Set(sheets.flatMap(({ placed }) => placed.map(({ code }) => code)))];
  await must(caller, production.made, { codes });
  await must(caller, production.spoil, { code: codes.at(-1)!, round: 1, reason: 'misprint' });
  await lay(caller, waiting);
}

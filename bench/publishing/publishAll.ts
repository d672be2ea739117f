import { setTimeout as pause } from 'node:timers/promises';
import { publishActs } from '@pressroom/contract/publishing/acts';
import { sql } from 'kysely';
import { call } from '../programs/call.ts';
import type { Pressroom } from '../programs/pressroom.ts';
import type { PublishingShop } from './shop.ts';

const patience = 20 * 60_000;

/** Waits until `isDone` says so, and says what it has waited for in vain. */
export async function until(what: string, isDone: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + patience;
  while (!(await isDone())) {
    if (performance.now() > end) throw new Error(`${what} takes too long`);
    await pause(200);
  }
}

export async function countIn({ app }: PublishingShop, condition: ReturnType<typeof sql<boolean>>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from listings where ${condition}`.execute(app.db);
  return rows[0]!.n;
}

/** Releases them all, and waits until their marketplaces have confirmed each. */
export async function publishAll(shop: PublishingShop, server: Pressroom, ids: string[]): Promise<void> {
  const { refused } = await call(server, publishActs.executeProducts, { ids });
  if (refused.length > 0) throw new Error(`Not released: ${JSON.stringify(refused.slice(0, 3))}`);
  await until('publishing', async () => (await countIn(shop, sql<boolean>`publish_status = 3`)) === ids.length);
}

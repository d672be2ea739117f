import type { Message } from '@pressroom/contract/message';
import { system } from '../../../platform/access/actor.ts';
import type { Act } from '../../../platform/act.ts';
import type { App } from '../../../platform/app.ts';
import { writeAs } from '../../../platform/jobs/writeAs.ts';
import { addEvents } from '../record/events.ts';
import { changesTo, findFacts } from '../send/audit.ts';
import { comparedOf, compareListings, type Judgement, keepMarket } from '../send/market.queries.ts';
import type { OpenedStore } from '../send/publisher.ts';
import { withNames } from '../send/reviews.queries.ts';
import { type Due, lockPublished, release } from './rounds.queries.ts';

/** Asks the marketplace about listings that this worker has for itself, and keeps what differs. Throws the failures of the calls. */
export async function compareDue(
  app: App,
  { publisher, read }: OpenedStore,
  due: readonly Due[],
  signal: AbortSignal,
): Promise<void> {
  try {
    const held = await withNames(app.db, due);
    const readAt = new Date();
    const answers = await read(held, { signal });
    await writeAs(app, system, 'job/publishing.compare', async (act) => {
      const { tx, audit } = act;
      const ours = await lockPublished(tx, due);
      const heard = held.flatMap(({ id, ref }) => {
        const market = answers.get(ref.marketId);
        return market && ours.has(id) ? [{ id, market }] : [];
      });
      const before = new Map((await findFacts(tx, [...ours])).map((facts) => [facts.id, facts]));
      await keepMarket(tx, heard);
      const byStock = publisher.shelf === 'byStock';
      const judged = await compareListings(tx, heard.map(comparedOf), { readAt, byStock });
      const changed = judged.filter(({ before: was, differs }) => was.join() !== differs.join());
      await noteChanges(act, changed);
      if (changed.length > 0)
        audit(
          await changesTo(
            tx,
            changed.map(({ id }) => before.get(id)!),
          ),
        );
    });
  } finally {
    await release(app.db, due);
  }
}

async function noteChanges({ tx, actor }: Act, changed: readonly Judgement[]): Promise<void> {
  const events = changed.map(({ id, differs }): { listingId: string; behavior: Message } => ({
    listingId: id,
    behavior:
      differs.length === 0
        ? { key: 'publishing.log.agrees' }
        : {
            key: 'publishing.log.differs',
            params: { what: differs.map((one): Message => ({ key: `publishing.differs.${one}` })) },
          },
  }));
  await addEvents(tx, actor, events);
}

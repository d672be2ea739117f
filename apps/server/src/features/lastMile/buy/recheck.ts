import { SellerFailure } from '../sellers/seller.ts';
import { take } from './advanceLabel.ts';
import { findLiveOf, type Label } from './labels.queries.ts';
import { openLabel } from './openLabel.ts';
import { noteFailed } from './rowSteps.ts';
import type { Work } from './work.ts';

/** Finds out whether labels that failed were ordered after all. Nothing is sent again. */
export async function recheck(work: Work, labels: readonly Label[]): Promise<number | undefined> {
  for (const label of labels.filter(({ state, sentAt }) => state === 'failed' && sentAt !== null)) {
    try {
      const opened = await openLabel(work, label);
      if (!opened) continue;
      const found = await opened.seller.find(opened.wanted, { signal: work.signal });
      const { name: provider } = opened.seller;
      if (found !== 'none' && found.state !== 'failed' && found.state !== 'cancelled') {
        const other = (await findLiveOf(work.app.db, [label.parcelId])).get(label.parcelId);
        if (!other) return await take(opened, found);
        const params = { provider, number: found.providerNumber, batch: other.batchNumber };
        await noteFailed(work, { key: 'lastMile.seller.second', params });
        continue;
      }
      await noteFailed(
        work,
        found === 'none' || !found.reason
          ? { key: 'lastMile.seller.notOrdered', params: { provider } }
          : { key: 'lastMile.seller.failedThere', params: { provider, reason: found.reason } },
      );
    } catch (failure) {
      if (!(failure instanceof SellerFailure)) throw failure;
      await noteFailed(work, failure.problem);
    }
  }
  return undefined;
}

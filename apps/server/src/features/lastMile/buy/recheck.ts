import { SellerFailure } from '../sellers/seller.ts';
import { take } from './advanceLabel.ts';
import type { Label } from './labels.queries.ts';
import { openLabel } from './openLabel.ts';
import { noteFailed } from './steps.ts';
import type { Work } from './work.ts';

/** Finds out whether labels that failed were ordered after all. Nothing is sent again. */
export async function recheck(work: Work, labels: readonly Label[]): Promise<number | undefined> {
  for (const label of labels.filter(({ state, sentAt }) => state === 'failed' && sentAt !== null)) {
    try {
      const opened = await openLabel(work, label);
      if (!opened) continue;
      const found = await opened.seller.find(opened.wanted, { signal: work.signal });
      if (found !== 'none' && found.state !== 'failed' && found.state !== 'cancelled') return await take(opened, found);
      const { name: provider } = opened.seller;
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

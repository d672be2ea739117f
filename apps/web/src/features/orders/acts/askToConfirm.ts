import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { contradictedReason } from '@pressroom/contract/orders/contradictedLine';
import { shortReason } from '@pressroom/contract/orders/shortages';
import type { OpenDialog } from './useOrderDialogs.ts';

interface Settled {
  /** Orders whose contradictions a person has confirmed. */
  contradicted?: readonly string[];
  /** Orders that lack blanks: they are asked about once the contradictions are settled. */
  short?: readonly string[];
}

/** Opens the next question of an approval: first the orders that contradict their listings, then those that lack blanks. */
export function askToConfirm(
  open: OpenDialog,
  { refused }: BulkOutcome,
  { contradicted: confirmed = [], short: postponed = [] }: Settled = {},
) {
  const because = (reason: string) => refused.filter((one) => one.reason === reason).map(({ id }) => id);
  const contradicted = because(contradictedReason);
  const short = [...postponed, ...because(shortReason)];
  if (contradicted.length > 0) open({ name: 'contradicted', ids: contradicted, short });
  else if (short.length > 0) open({ name: 'short', ids: short, contradicted: confirmed });
}

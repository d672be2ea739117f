import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { contradictedReason } from '@pressroom/contract/orders/contradictedLine';
import { shortReason } from '@pressroom/contract/orders/shortages';
import type { OpenDialog } from './useOrderDialogs.ts';

interface Former {
  /** Orders whose contradictions a person has confirmed. */
  alarms?: readonly string[];
  /** Orders that lack blanks and were put off until the contradictions are settled. */
  short?: readonly string[];
}

/** Opens what an approval asks next: first what contradicts its listing, then what the shelf has too little for. */
export function askAgain(open: OpenDialog, { refused }: BulkOutcome, { alarms = [], short: putOff = [] }: Former = {}) {
  const because = (reason: string) => refused.filter((one) => one.reason === reason).map(({ id }) => id);
  const contradicted = because(contradictedReason);
  const short = [...putOff, ...because(shortReason)];
  if (contradicted.length > 0) open({ name: 'contradicted', ids: contradicted, short });
  else if (short.length > 0) open({ name: 'short', ids: short, alarms });
}

import { orders } from '@pressroom/contract/orders/orders';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import type { OpenDialog } from './useOrderDialogs.ts';
import { OutcomeStrip } from './OutcomeStrip.tsx';
import { QueuedStrip } from './QueuedStrip.tsx';
import type { OrderActs } from './useOrderActs.ts';

const storageKey = 'orders:dismissedAct';

/** What came of the last act: also of one from before the page was loaded, while its task runs or it can be taken back. */
export function ActStrip({ acts, open }: { acts: OrderActs; open: OpenDialog }) {
  const { result, dismissResult } = acts;
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(storageKey));
  const { data: last } = useRead(orders.lastAct, {}, { enabled: !result });
  function dismiss(actId: string | undefined) {
    if (actId) {
      sessionStorage.setItem(storageKey, actId);
      setDismissed(actId);
    }
    dismissResult();
  }
  const { actId, queued } = result?.outcome ?? {};
  if (result && queued === undefined)
    return <OutcomeStrip result={result} acts={acts} open={open} onClose={() => dismiss(actId)} />;
  const shown = result ? actId : last?.id;
  if (!shown || (!result && shown === dismissed)) return null;
  return <QueuedStrip key={shown} actId={shown} acts={acts} open={open} onClose={() => dismiss(shown)} />;
}

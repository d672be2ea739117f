import { type LabelType, labelTypes } from '@pressroom/contract/lastMile/status';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { choiceOf, type Everything } from '../record/everything.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import { useBatch } from './useBatch.tsx';

interface Props {
  chosen: readonly OrderRow[];
  /** Called with the orders that are in the batch now. */
  onDone: (ids: readonly string[]) => void;
}

/** Makes a batch of the chosen orders: to push where their labels are the platform's, else to place. */
export function BatchActs({ chosen, onDone }: Props) {
  const t = useT();
  const toasts = useToasts();
  const batch = useBatch();
  async function begin(labelType: LabelType) {
    const others = chosen.filter((order) => order.labelType !== labelType).length;
    if (others > 0) return void toasts.warning(t('lastMile.otherLabelType', { count: others }));
    const ids = chosen.map(({ id }) => id);
    const refused = await batch.make(labelType, { count: ids.length, find: () => Promise.resolve(ids) });
    if (refused) onDone(ids.filter((id) => !refused.some((one) => one.id === id)));
  }
  return <BatchButtons busy={batch.pending} onBegin={(type) => void begin(type)} />;
}

/** The same of all that match. */
export function AllBatchActs({ everything, onDone }: { everything: Everything; onDone: () => void }) {
  const batch = useBatch();
  const client = useQueryClient();
  const read = readOf(orders.selectedIds, { selection: choiceOf(everything) });
  const find = () => client.fetchQuery({ ...read, staleTime: 0, gcTime: 0 });
  async function begin(labelType: LabelType) {
    if (await batch.make(labelType, { count: everything.count, find })) onDone();
  }
  return <BatchButtons busy={batch.pending} onBegin={(type) => void begin(type)} />;
}

function BatchButtons({ busy, onBegin }: { busy: boolean; onBegin: (labelType: LabelType) => void }) {
  const t = useT();
  const rights = useOrderRights();
  return labelTypes
    .filter((type) => (type === 1 ? rights.batchPush : rights.batchOrder))
    .map((type) => (
      <Button key={type} size="small" disabled={busy} onClick={() => onBegin(type)}>
        {t(`orders.batch.${type}`)}
      </Button>
    ));
}

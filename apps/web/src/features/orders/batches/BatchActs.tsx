import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import { type LabelType, labelTypes } from '@pressroom/contract/lastMile/status';
import type { CallOutput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { readOf } from '../../../client/useRead.ts';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { OutcomeLines } from '../../../ui/OutcomeStrip.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { choiceOf, type Everything } from '../record/everything.ts';
import { orderReads } from '../record/orderReads.ts';
import { useOrderRights } from '../record/useOrderRights.ts';

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

interface Wanted {
  /** How many the user is asked about. */
  count: number;
  /** Their ids, found when the user has agreed. */
  find: () => Promise<string[]>;
}

type Refused = CallOutput<typeof lastMileBatches.addBulkPrintRecord>['refused'];

function useBatch() {
  const t = useT();
  const canCall = useCanCall();
  const showFailure = useFailureToast();
  const ask = useQuestion();
  const navigate = useNavigate();
  const command = useCommand(lastMileBatches.addBulkPrintRecord, {
    invalidates: [...orderReads, lastMileBatches.queryBulkPrintRecordList],
  });

  /** Resolves to the orders that the batch does not hold; undefined where none was made. */
  async function make(labelType: LabelType, { count, find }: Wanted): Promise<Refused | undefined> {
    const isMeant = await ask({
      title: t(`orders.batchAsk.${labelType}`, { count }),
      content: t(`orders.batchAskDetail.${labelType}`),
      okText: t('orders.batchMake'),
      cancelText: t('ui.cancel'),
    });
    if (!isMeant) return undefined;
    try {
      const made = await command.attempt({ labelType, ids: await find() });
      void tell(made, labelType);
      return made.refused;
    } catch (cause) {
      showFailure(cause);
      return undefined;
    }
  }

  async function tell(made: CallOutput<typeof lastMileBatches.addBulkPrintRecord>, labelType: LabelType) {
    const { batchNumber, total: count, refused } = made;
    const opens = batchNumber !== null && canCall(lastMileRows.queryBulkPrintRecordDetails);
    const goes = await ask({
      title: batchNumber === null ? t('orders.batchNone') : t('orders.batchMade', { number: batchNumber, count }),
      content: refused.length > 0 && (
        <>
          <p>{t('orders.batchLeftOut', { count: refused.length })}</p>
          <OutcomeLines lines={refused.map(({ id, label, msg }) => ({ key: id, label, msg }))} />
        </>
      ),
      okText: t(opens ? 'orders.batchGo' : 'ui.close'),
      cancelText: t('orders.batchStay'),
      cancelButtonProps: { hidden: !opens },
    });
    if (goes && opens) await navigate(batchAddress({ batchNumber, labelType }));
  }

  return { make, pending: command.pending };
}

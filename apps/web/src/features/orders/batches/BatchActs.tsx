import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import { type LabelType, labelTypes } from '@pressroom/contract/lastMile/status';
import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { OutcomeLines } from '../../../ui/OutcomeStrip.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import { CountedDialog } from '../record/CountedDialog.tsx';
import type { Everything } from '../record/everything.ts';
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
  const ask = useQuestion();
  const batch = useBatch();
  async function begin(labelType: LabelType) {
    const others = chosen.filter((order) => order.labelType !== labelType).length;
    if (others > 0) return void toasts.warning(t('lastMile.otherLabelType', { count: others }));
    const ids = chosen.map(({ id }) => id);
    const isMeant = await ask({
      title: t(`orders.batchAsk.${labelType}`, { count: ids.length }),
      content: t(`orders.batchAskDetail.${labelType}`),
      okText: t('orders.batchMake'),
      cancelText: t('ui.cancel'),
    });
    if (!isMeant) return;
    const refused = await batch.make({ labelType, ids });
    if (refused) onDone(ids.filter((id) => !refused.some((one) => one.id === id)));
  }
  return <BatchButtons busy={batch.pending} onBegin={(type) => void begin(type)} />;
}

/** The same of all that match, asked with the server's number. */
export function AllBatchActs({ everything, onDone }: { everything: Everything; onDone: () => void }) {
  const t = useT();
  const batch = useBatch();
  const [labelType, setLabelType] = useState<LabelType>();
  async function begin(type: LabelType, selection: Ask['selection']): Promise<boolean> {
    const refused = await batch.make({ labelType: type, selection });
    if (!refused) return false;
    setLabelType(undefined);
    onDone();
    return true;
  }
  return (
    <>
      <BatchButtons busy={batch.pending} onBegin={setLabelType} />
      {labelType && (
        <CountedDialog
          act={labelType === 1 ? 'push' : 'place'}
          name={t(`orders.batch.${labelType}`)}
          everything={everything}
          pending={batch.pending}
          onRun={(selection) => begin(labelType, selection)}
          onClose={() => setLabelType(undefined)}
        >
          {() => (
            <>
              <p>{t(`orders.batchAskDetail.${labelType}`)}</p>
              <p>{t('orders.all.judged')}</p>
            </>
          )}
        </CountedDialog>
      )}
    </>
  );
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

type Ask = CallInput<typeof lastMileBatches.addBulkPrintRecord>;
type Made = CallOutput<typeof lastMileBatches.addBulkPrintRecord>;

/** How many of the orders that are left out are listed; the copy has all of them. */
const listed = 100;

function useBatch() {
  const t = useT();
  const canCall = useCanCall();
  const copy = useCopy();
  const ask = useQuestion();
  const navigate = useNavigate();
  const command = useCommand(lastMileBatches.addBulkPrintRecord, {
    invalidates: [...orderReads, lastMileBatches.queryBulkPrintRecordList],
  });

  /** Resolves to the orders that the batch does not hold; undefined where none was made. */
  async function make(wanted: Ask & { labelType: LabelType }): Promise<Made['refused'] | undefined> {
    const made = await command.run(wanted);
    if (made) void tell(made, wanted.labelType);
    return made?.refused;
  }

  async function tell(made: Made, labelType: LabelType) {
    const { batchNumber, total: count, refused } = made;
    const opens = batchNumber !== null && canCall(lastMileRows.queryBulkPrintRecordDetails);
    const goes = await ask({
      title: batchNumber === null ? t('orders.batchNone') : t('orders.batchMade', { number: batchNumber, count }),
      content: refused.length > 0 && (
        <>
          <p>
            {t('orders.batchLeftOut', { count: refused.length })}{' '}
            <Button
              type="link"
              size="small"
              onClick={() => void copy(refused.map(({ label, msg }) => `${label}\t${msg}`))}
            >
              {t('orders.copyLeftOut')}
            </Button>
          </p>
          <OutcomeLines lines={refused.slice(0, listed).map(({ id, label, msg }) => ({ key: id, label, msg }))} />
          {refused.length > listed && <p>{t('orders.leftOutMore', { count: refused.length - listed })}</p>}
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

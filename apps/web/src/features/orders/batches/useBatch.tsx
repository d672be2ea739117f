import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import { Button } from 'antd';
import { useNavigate } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { OutcomeLines } from '../../../ui/OutcomeStrip.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import { orderReads } from '../record/orderReads.ts';

export type Ask = CallInput<typeof lastMileBatches.addBulkPrintRecord>;
type Made = CallOutput<typeof lastMileBatches.addBulkPrintRecord>;

/** How many of the orders that are left out are listed; the copy has all of them. */
const listed = 100;

export function useBatch() {
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

import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import type { CallOutput } from '@pressroom/contract/endpoint';
import { useNavigate } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { OutcomeLines } from '../../../ui/OutcomeStrip.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';
import { orderReads } from '../record/orderReads.ts';

interface Wanted {
  /** How many the user is asked about. */
  count: number;
  /** Their ids, found when the user has agreed. */
  find: () => Promise<string[]>;
}

type Refused = CallOutput<typeof lastMileBatches.addBulkPrintRecord>['refused'];

export function useBatch() {
  const t = useT();
  const canCall = useCanCall();
  const showFailure = useFailureToast();
  const ask = useQuestion();
  const navigate = useNavigate();
  const command = useCommand(lastMileBatches.addBulkPrintRecord, {
    invalidates: [...orderReads, lastMileBatches.queryBulkPrintRecordList],
  });

  /** Asks first. Resolves to the orders that the batch does not hold; undefined where none was made. */
  async function make(labelType: LabelType, { count, find }: Wanted): Promise<Refused | undefined> {
    const isMeant = await ask({
      title: t(`orders.batchAsk.${labelType}`, { count }),
      content: t(`orders.batchAskDetail.${labelType}`),
      okText: t('orders.batchMake'),
      cancelText: t('ui.cancel'),
    });
    return isMeant ? create(labelType, find) : undefined;
  }

  /** The same without asking. */
  async function create(labelType: LabelType, find: Wanted['find']): Promise<Refused | undefined> {
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

  return { make, create, pending: command.pending };
}

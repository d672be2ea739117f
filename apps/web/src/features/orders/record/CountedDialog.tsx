import type { CallInput } from '@pressroom/contract/endpoint';
import { type CountedAct, countedFrom } from '@pressroom/contract/orders/actCheck';
import { orders } from '@pressroom/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { choiceOf, type Everything } from './everything.ts';
import styles from './CountedDialog.module.css';

interface Props {
  act: CountedAct;
  /** How the user calls the act. */
  name: string;
  everything: Everything;
  /** Does it for the orders that were counted. Resolves to false where nothing was done: the question is asked anew. */
  onRun: (selection: CallInput<typeof orders.bulkAct>['selection']) => Promise<boolean>;
  pending: boolean;
  disabled?: boolean;
  onClose: () => void;
  /** Further questions and hints, by how many orders there are. */
  children?: (total: number) => ReactNode;
}

const lackings = ['drawings', 'labels', 'trackingNumbers', 'push', 'place'] as const;
const mayLack = (act: CountedAct): act is (typeof lackings)[number] =>
  (lackings as readonly CountedAct[]).includes(act);

/** Asks before something is done with all that match: how many these are now, how many of them it takes, and what it leaves out. */
export function CountedDialog({ act, name, everything, onRun, pending, disabled, onClose, children }: Props) {
  const t = useT();
  const choice = choiceOf(everything);
  const answer = useQuery({
    ...readOf(orders.selectionCheck, { selection: choice, act }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (!answer.data) return <FetchingDialog title={name} answer={answer} onClose={onClose} width={560} />;
  const { total, fitting, held, lacking, byStatus } = answer.data;
  const others = byStatus.filter(({ sysStatus }) => !countedFrom[act].includes(sysStatus));

  async function run() {
    // another number by now: the question is asked anew
    if (!(await onRun({ ...choice, count: total }))) await answer.refetch();
  }

  return (
    <Dialog
      title={t('orders.actMany', { act: name, count: total })}
      width={560}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('orders.back')}</Button>
          <Button
            type="primary"
            danger={act === 'close'}
            disabled={disabled === true || fitting === 0}
            loading={pending || answer.isFetching}
            onClick={() => void run()}
          >
            {t('orders.actCount', { act: name, count: fitting })}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {fitting < total && (
          <section>
            <strong>{t('orders.all.fitting', { count: fitting, others: total - fitting })}</strong>
            <ul>
              {others.map(({ sysStatus, totalNum }) => (
                <li key={sysStatus}>
                  {t('orders.all.inStatus', { status: t(`orders.status.${sysStatus}`), count: totalNum })}
                </li>
              ))}
              {held > 0 && <li>{t('orders.all.held', { count: held })}</li>}
              {lacking > 0 && mayLack(act) && <li>{t(`orders.all.lacking.${act}`, { count: lacking })}</li>}
            </ul>
          </section>
        )}
        {children?.(total)}
      </div>
    </Dialog>
  );
}

import type { ActCheck } from '@pressroom/contract/orders/actCheck';
import type { ActOutcome } from '@pressroom/contract/orders/bulk';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { type ActProps, Checked } from './Checked.tsx';
import { ReadyOrders } from './ReadyOrders.tsx';
import { tickedOf } from '../record/everything.ts';
import type { ListSorting } from '../record/sorting.ts';
import { type FileName, isFile } from './acts.ts';
import { type PlainAct, useActCalls } from './useActCalls.ts';
import { useFiles } from './useFiles.ts';

interface Props extends ActProps {
  act: PlainAct | FileName;
  /** Of the list, for a file. */
  sorting?: ListSorting;
  onClose: (outcome?: ActOutcome) => void;
}

/** Asks before an act: for how many orders, and which are left out and why. Only the others are sent. */
export function ActDialog(props: Props) {
  return (
    <Checked {...props} onClose={() => props.onClose()}>
      {(check, leftOut) => <Question {...props} check={check} leftOut={leftOut} />}
    </Checked>
  );
}

/** Acts that cannot be undone, with the warning of each. */
const warnings = { ship: 'orders.shipDetail', close: 'orders.closeDetail', sign: 'orders.signDetail' } as const;
const isFinal = (act: string): act is keyof typeof warnings => act in warnings;

function Question({
  act,
  chosen,
  sorting = {},
  check,
  leftOut,
  onClose,
}: Props & { check: ActCheck; leftOut: ReactNode }) {
  const t = useT();
  const calls = useActCalls();
  const files = useFiles();
  const { ready } = check;
  const [first] = ready;
  const count = ready.length;
  const name = t(`orders.act.${act}`);

  async function carryOut() {
    if (isFile(act)) {
      // all of them: what is left out is named inside the file
      if (await files.fetch(act, tickedOf(chosen, sorting))) onClose();
      return;
    }
    const outcome = await calls.run(
      act,
      ready.map(({ id }) => id),
    );
    if (outcome) onClose(outcome);
  }

  return (
    <Dialog
      title={
        count === 1
          ? t('orders.actOne', { act: name, number: first!.thirdOrderNumber })
          : t('orders.actMany', { act: name, count })
      }
      width={560}
      onCancel={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('orders.back')}</Button>
          <Button
            type="primary"
            danger={act === 'close'}
            loading={calls.pending || files.pending}
            onClick={() => void carryOut()}
          >
            {count === 1 ? name : t('orders.actCount', { act: name, count })}
          </Button>
        </>
      }
    >
      {(act === 'ship' || act === 'sign') && <ReadyOrders orders={ready} />}
      {isFinal(act) && <p>{t(warnings[act])}</p>}
      {leftOut}
    </Dialog>
  );
}

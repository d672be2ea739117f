import type { ActCheck, CheckedAct } from '@pressroom/contract/orders/actCheck';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { OrderDialog } from './useOrderDialogs.ts';
import { checkOf, type FileName } from './acts.ts';
import { LeftOut } from './LeftOut.tsx';

export interface ActProps {
  chosen: readonly OrderRow[];
  /** Opens a dialog that helps; this one opens again afterwards. */
  onRemedy: (dialog: OrderDialog) => void;
}

interface Props extends ActProps {
  act: CheckedAct | FileName;
  onClose: () => void;
  /** The question, made once the check has answered. */
  children: (check: ActCheck, leftOut: ReactNode) => ReactNode;
}

/** Lets the server check the act first. Where nothing would be done it asks nothing, and shows why and what helps. */
export function Checked({ act, chosen, onRemedy, onClose, children }: Props) {
  const t = useT();
  const ids = chosen.map(({ id }) => id);
  const answer = useQuery({
    ...readOf(orders.actCheck, { ids, act: checkOf(act) }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const name = t(`orders.act.${act}`);
  if (!answer.data) return <FetchingDialog title={name} answer={answer} onClose={onClose} width={520} />;
  const leftOut = <LeftOut refused={answer.data.refused} chosen={chosen} onRemedy={onRemedy} />;
  if (answer.data.ready.length > 0) return children(answer.data, leftOut);
  return (
    <Dialog
      title={t('orders.actImpossible', { act: name })}
      width={520}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      {leftOut}
    </Dialog>
  );
}

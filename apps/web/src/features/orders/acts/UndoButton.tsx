import { orders } from '@pressroom/contract/orders/orders';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';
import { useMinute } from '../record/useMinute.ts';
import type { ActResult } from './acts.ts';

interface Props {
  actId: string;
  until: string;
  onActed: (result: ActResult) => void;
}

/** Takes an act back, as long as that is possible. */
export function UndoButton({ actId, until, onActed }: Props) {
  const t = useT();
  const now = useMinute();
  const undo = useCommand(orders.undoAct, { invalidates: orderReads });
  if (Date.parse(until) <= now) return null;
  return (
    <Button
      size="small"
      loading={undo.pending}
      title={t('orders.undoUntil', { time: showTime(until) })}
      onClick={() => {
        void undo.run({ actId }).then((outcome) => outcome && onActed({ act: 'undo', outcome }));
      }}
    >
      {t('kit.undo')}
    </Button>
  );
}

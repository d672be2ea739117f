import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { type ActName, type ActResult, cancelledOf } from './acts.ts';
import type { OrderActs } from './useOrderActs.ts';

interface Props {
  act: ActResult['act'];
  /** Orders that were refused and are mended by now. */
  ready: readonly OrderRow[];
  /** Those that are refused still. */
  refused: readonly OrderRow[];
  acts: OrderActs;
}

/** The ways on for orders that an act was not done to: doing it where it goes through now, and closing what was cancelled. */
export function RestButtons({ act, ready, refused, acts }: Props) {
  const t = useT();
  const cancelled = cancelledOf(refused);
  const goOn = (next: ActName, chosen: readonly OrderRow[]) => () => acts.start(next, chosen);
  return (
    <>
      {act !== 'undo' && ready.length > 0 && (
        <Button size="small" type="primary" loading={acts.busy} onClick={goOn(act, ready)}>
          {t('orders.actReady', { act: t(`orders.act.${act}`), count: ready.length })}
        </Button>
      )}
      {act !== 'close' && cancelled.length > 0 && acts.may('close') && (
        <Button size="small" danger onClick={goOn('close', cancelled)}>
          {t('orders.closeCancelled', { count: cancelled.length })}
        </Button>
      )}
    </>
  );
}

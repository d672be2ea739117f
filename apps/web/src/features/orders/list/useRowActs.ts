import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { orders } from '@pressroom/contract/orders/orders';
import { useNavigate } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useCanCall, useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { Act } from '../../../ui/ActMenu.tsx';
import type { OrderActs } from '../acts/useOrderActs.ts';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import { useRemedies } from '../acts/useRemedies.ts';
import { useMayMap } from '../record/useMayMap.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import { type Resolution, resolutionsOf, type Row, type RowRights } from './resolutions.ts';

interface Reach {
  acts: OrderActs;
  open: OpenDialog;
}

/** An act in a row; `brief` is what its button says. */
export interface RowAct extends Act {
  brief: string;
  secondary?: boolean;
  /** It opens the order's parcel. */
  isParcel: boolean;
}

/** The acts that resolve what an order waits for a person with, the first one first. */
export function useRowActs({ acts, open }: Reach): (row: Row) => RowAct[] {
  const t = useT();
  const canCall = useCanCall();
  const session = useSession();
  const navigate = useNavigate();
  const { batchPush, batchOrder } = useOrderRights();
  const rights: RowRights = {
    acts,
    remedyOf: useRemedies(),
    nameCarrier: canCall(carrierNames.answer),
    map: useMayMap(),
    uploadLabel: canCall(orders.uploadPdf),
    seeStock: mayOpenPage(session, '/products/information'),
    batchPush,
    batchOrder,
  };
  const runOf = ({ does }: Resolution) => {
    if ('to' in does) return () => void navigate(does.to);
    return 'run' in does ? does.run : () => open(does);
  };
  return (row) =>
    resolutionsOf(row, rights).map((one) => {
      const label = t(one.label, one.params);
      return {
        label,
        brief: one.brief ? t(one.brief) : label,
        run: runOf(one),
        danger: one.danger,
        secondary: one.secondary,
        isParcel: 'name' in one.does && one.does.name === 'parcel',
      };
    });
}

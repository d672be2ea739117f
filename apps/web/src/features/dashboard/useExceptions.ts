import { orders } from '@pressroom/contract/orders/orders';
import { type Attention, attention } from '@pressroom/contract/orders/status';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCanCall } from '../../client/session.tsx';
import { readOf } from '../../client/useRead.ts';

/** As calm as the screen that they lead to: they are counted among all open orders. */
const calm = 15_000;

/** The most pressing first. */
const kinds = [
  ['atRisk', attention.deadline],
  ['voidLabels', attention.labelVoid],
  ['unknownShipments', attention.unknownShipment],
  ['contradicted', attention.contradiction],
] as const satisfies readonly (readonly [string, Attention])[];

interface Exception {
  name: (typeof kinds)[number][0] | 'lateTonight';
  kind: Attention;
  count: number;
}

/** The exceptions that the overview does not count, where there are any; nothing for those who may not see them. */
export function useExceptions(): Exception[] {
  const canCall = useCanCall();
  const how = { placeholderData: keepPreviousData, refetchInterval: calm };
  const { data: counts = [] } = useQuery({
    ...readOf(orders.exceptionCounts, {}),
    ...how,
    enabled: canCall(orders.exceptionCounts),
  });
  const { data: tonight = [] } = useQuery({
    ...readOf(orders.lateTonight, {}),
    ...how,
    enabled: canCall(orders.lateTonight),
  });
  const late = tonight.reduce((sum, row) => sum + row.late, 0);
  const found: Exception[] = [
    { name: 'lateTonight', kind: attention.deadline, count: late },
    ...kinds.map(([name, kind]) => ({
      name,
      kind,
      count: counts.find((one) => one.attention === kind)?.totalNum ?? 0,
    })),
  ];
  return found.filter(({ count }) => count > 0);
}

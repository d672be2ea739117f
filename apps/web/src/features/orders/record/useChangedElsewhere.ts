import { compareMoments } from '@pressroom/contract/fields/compareMoments';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useSession } from '../../../client/session.tsx';

const calm = 15_000;

/** Who has changed an order since its row was read, by order id; one's own changes are no news. The rows stay as they are until they are read again. */
export function useChangedElsewhere(rows: readonly OrderRow[]): ReadonlyMap<string, string> {
  const { username } = useSession();
  const ids = rows.map(({ id }) => id);
  const { data = [] } = useQuery({
    ...readOf(orders.versions, { ids }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    refetchInterval: calm,
  });
  const shown = new Map(rows.map(({ id, gmtModified }) => [id, gmtModified]));
  return new Map(
    data.flatMap(({ id, gmtModified, by }) => {
      const version = shown.get(id);
      return version !== undefined && compareMoments(gmtModified, version) > 0 && by !== username
        ? [[id, by] as const]
        : [];
    }),
  );
}

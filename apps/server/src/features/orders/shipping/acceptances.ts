import type { TemuAcceptance } from '@pressroom/marketplaces/temu';
import type { Db } from '../../../platform/database/database.ts';

const acceptances: Readonly<Record<string, TemuAcceptance>> = {
  cancellation: 'DENY_CANCELLATION',
  addressChange: 'DENY_ADDRESS_CHANGE',
  risk: 'DENY_PARENT_RISK_WARNING',
};

/** What TEMU wants to hear where a person has decided to ignore these requests of the buyer. */
export function acceptancesOf(passedOver: readonly string[]): TemuAcceptance[] {
  return passedOver.flatMap((request) => acceptances[request] ?? []);
}

/** The same for an order of a store. */
export async function findAcceptances(
  db: Db,
  { shopId, thirdOrderNumber }: { shopId: string; thirdOrderNumber: string },
): Promise<TemuAcceptance[]> {
  const order = await db
    .selectFrom('orderNumbers as n')
    .innerJoin('orders as o', 'o.id', 'n.orderId')
    .where('n.shopId', '=', shopId)
    .where('n.thirdOrderNumber', '=', thirdOrderNumber)
    .select('o.marketAsked')
    .executeTakeFirst();
  return acceptancesOf(order?.marketAsked ?? []);
}

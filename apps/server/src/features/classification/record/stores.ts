import { type Marketplace, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';

/** The marketplaces of these stores. Until the transaction ends, none of them can be deleted. */
export async function lockMarketplaces(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Marketplace | undefined>> {
  const found = await tx
    .selectFrom('stores')
    .where('id', '=', anyOf(ids, 'bigint'))
    .select(['id', 'typeCode'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(found.map(({ id, typeCode }) => [id, marketplaceOf(typeCode)]));
}

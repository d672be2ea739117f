import type { bulkSelection } from '@pressroom/contract/products/bulk';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import { matchingProducts, searchOf } from '../list/search.ts';

export type Selection = z.output<typeof bulkSelection>;

/** A query of the ids of the chosen SKUs. */
export function chosenSkus(
  { db, app, actor }: { db: Db; app: App; actor: Actor },
  selection: Selection,
): RawBuilder<unknown> {
  if ('skuIds' in selection) return sql`select id from product_skus where id = ${anyOf(selection.skuIds, 'bigint')}`;
  if ('ids' in selection) return sql`select id from product_skus where product_id = ${anyOf(selection.ids, 'bigint')}`;
  const matching = matchingProducts(db, searchOf(selection.match, { actor, zone: app.settings.displayZone }));
  return sql`select id from product_skus
    where product_id in (${matching}) and product_id <> all(${selection.except}::bigint[])`;
}

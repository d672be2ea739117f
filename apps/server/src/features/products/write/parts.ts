import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/database.ts';
import type { SkuValues } from './values.ts';

type Sku = Pick<SkuValues, 'pictures' | 'components'> & { id: string };

/** Puts the given pictures in place of the former ones, and answers the ids of the SKUs whose pictures differ now. */
export async function replacePictures(tx: Tx, skus: readonly Sku[]): Promise<string[]> {
  const given = skus.filter(({ pictures }) => pictures !== undefined);
  if (given.length === 0) return [];
  const places = given.flatMap(({ id, pictures }) => pictures!.map((picture) => ({ ...picture, id })));
  const columns = sql`
    select sku_id, image_type, (row_number() over (partition by sku_id, image_type order by place) - 1)::smallint
      as position, blob_id
    from unnest(${places.map(({ id }) => id)}::bigint[], ${places.map(({ imageType }) => imageType)}::smallint[],
      ${places.map(({ blobId }) => blobId)}::bigint[]) with ordinality as given (sku_id, image_type, blob_id, place)`;
  // pictures that stay are not written again
  const { rows } = await sql<{ id: string }>`
    with wanted as materialized (${columns}),
    gone as (
      delete from product_pictures former where sku_id = any (${given.map(({ id }) => id)}::bigint[])
        and not exists (select from wanted where wanted.sku_id = former.sku_id
          and wanted.image_type = former.image_type and wanted.position = former.position)
      returning sku_id),
    put as (
      insert into product_pictures as former (sku_id, image_type, position, blob_id) select * from wanted
      on conflict (sku_id, image_type, position) do update set blob_id = excluded.blob_id
        where former.blob_id <> excluded.blob_id
      returning sku_id)
    select sku_id as id from gone union select sku_id from put`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Puts the given components in place of the former ones, and answers the ids of the combinations that differ now. */
export async function replaceComponents(tx: Tx, skus: readonly Sku[]): Promise<string[]> {
  const given = skus.filter(({ components }) => components !== undefined);
  if (given.length === 0) return [];
  const places = given.flatMap(({ id, components }) =>
    components!.map(({ skuId, quantity }, position) => ({ id, position, skuId, quantity })),
  );
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
    as given (id bigint, position smallint, "skuId" bigint, quantity int)`;
  const told = sql`array_agg((component_sku_id, quantity)::text order by position)`;
  const { rows } = await sql<{ id: string }>`
    select chosen.id from unnest(${given.map(({ id }) => id)}::bigint[]) as chosen (id)
    left join lateral (select ${told} as parts from combination_components where sku_id = chosen.id) former on true
    left join (select id, array_agg(("skuId", quantity)::text order by position) as parts from ${wanted} group by 1) next
      on next.id = chosen.id
    where former.parts is distinct from next.parts`.execute(tx);
  const changed = rows.map(({ id }) => id);
  if (changed.length === 0) return [];
  await sql`delete from combination_components where sku_id = any (${changed}::bigint[])`.execute(tx);
  await sql`
    insert into combination_components (sku_id, position, component_sku_id, quantity)
    select id, position, "skuId", quantity from ${wanted} where id = any (${changed}::bigint[])`.execute(tx);
  return changed;
}

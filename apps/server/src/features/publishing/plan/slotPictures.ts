import { imageSlots } from '@pressroom/contract/pictures/imageSlots';
import { type RawBuilder, sql } from 'kysely';

const most = sql.join(
  imageSlots.map(({ type, count }) => sql`when ${sql.lit(type)} then ${sql.lit(count.max)}`),
  sql` `,
);

/**
 * The pictures of a SKU of ours by slot. A combination has none of its own and shows those of its components: the first of
 * each, then the second of each, as many as the slot takes.
 */
export const slotPictures = (skuId: RawBuilder<unknown>) => sql`lateral (
  select image_type, position, blob_id from product_pictures where sku_id = ${skuId}
  union all
  select image_type, position, blob_id from (
    select image_type, blob_id,
      row_number() over (partition by image_type order by min(shown.position), min(component.position)) - 1 as position
    from combination_components component
    join product_pictures shown on shown.sku_id = component.component_sku_id
    where component.sku_id = ${skuId}
    group by image_type, blob_id) combined
  where position < case image_type ${most} end)`;

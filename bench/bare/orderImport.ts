import { readXlsx } from 'hucre/xlsx';
import type { Client } from 'pg';
import { sheetKeys } from '../orderSheet.ts';

const insertOrders = {
  name: 'insert orders',
  text: `
    insert into orders
      (third_order_number, shop_id, sys_status, label_type, order_time, total_num, carrier_name, tracking_number, recipients_name,
       recipients_phone, recipients_country, recipients_provinces, recipients_city, recipients_postcode, recipients_address, create_user)
    select g."thirdOrderNumber", s.id, 0, min(g."labelType"), min(g."orderTime"), sum(g.num), min(g."carrierName"), min(g."trackingNumber"),
      min(g."recipientsName"), min(g."recipientsPhone"), min(g."recipientsCountry"), min(g."recipientsProvinces"), min(g."recipientsCity"),
      min(g."recipientsPostcode"), min(g."recipientsAddress"), 'bare'
    from jsonb_to_recordset($1) as g
      ("thirdOrderNumber" text, store text, "labelType" smallint, "orderTime" timestamp, num int, "carrierName" text, "trackingNumber" text,
       "recipientsName" text, "recipientsPhone" text, "recipientsCountry" text, "recipientsProvinces" text, "recipientsCity" text,
       "recipientsPostcode" text, "recipientsAddress" text)
    join stores s on lower(s.name) = lower(g.store)
    group by g."thirdOrderNumber", s.id`,
};

const insertLines = {
  name: 'insert lines',
  text: `
    insert into order_lines
      (order_id, line_no, msku, num, product_code_id, product_code, category_name, printing_image_id, printing_name, printing_key,
       parcel_long, parcel_wide, parcel_high, parcel_weight)
    select o.order_id, row_number() over (partition by o.order_id order by g.at), g."skuId", g.num, p.id, p.code, k.name, f.id, f.name, b.key,
      k.box_length, k.box_width, k.box_high, k.box_weight
    from jsonb_to_recordset($1) as g (at int, "thirdOrderNumber" text, store text, "skuId" text, num int)
    join stores s on lower(s.name) = lower(g.store)
    join order_numbers o on o.third_order_number = g."thirdOrderNumber" and o.shop_id = s.id
    join sku_mappings m on m.shop_id = s.id and m.sku_id = g."skuId"
    join product_codes p on p.id = m.product_code_id
    join product_categories k on k.id = p.category_id
    join library_files f on f.id = m.printing_image_id
    join blobs b on b.id = f.blob_id`,
};

/** Parses and inserts without any checks: bad rows are not looked for, and neither log nor audit is written. */
export async function importBare(client: Client, file: Buffer): Promise<void> {
  const { sheets } = await readXlsx(file);
  const [, ...body] = sheets[0]!.rows;
  const rows = body.map((cells, at) => ({
    at,
    ...Object.fromEntries(sheetKeys.map((key, index) => [key, cells[index]])),
  }));
  const given = [JSON.stringify(rows)];
  await client.query('begin');
  await client.query({ ...insertOrders, values: given });
  await client.query({ ...insertLines, values: given });
  await client.query('commit');
}

import type { SearchHits } from '@pressroom/contract/search/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

type Hit = SearchHits['orders'][number];

/** True where the column begins with the text. Bytes are compared, as its index does: how the database sorts does not matter. */
const beginsWith = (column: RawBuilder<string>, start: RawBuilder<string>) =>
  sql`${column} ~>=~ ${start} and ${column} ~<~ (${start} || chr(1114111))`;

/** Orders whose number or tracking number begins with the word, the shortest first; case, blanks and hyphens of order numbers do not count. */
export async function findOrdersByNumber(db: Db, word: string, most: number): Promise<Hit[]> {
  return (await ordersByNumber(word, most).execute(db)).rows;
}

export function ordersByNumber(word: string, most: number): RawBuilder<Hit> {
  const plain = (text: RawBuilder<string>) => sql<string>`translate(lower(${text}), '- ', '')`;
  const isNumbered = beginsWith(plain(sql`third_order_number`), plain(sql`${word}::text`));
  const isTracked = beginsWith(sql`tracking_number`, sql`upper(replace(${word}::text, ' ', ''))`);
  return sql<Hit>`
    with found as (
      (select order_id as id from order_numbers where ${plain(sql`${word}::text`)} <> '' and ${isNumbered}
        order by ${plain(sql`third_order_number`)} using ~<~ limit ${most})
      union
      (select id from orders where tracking_number is not null and ${isTracked} order by tracking_number using ~<~ limit ${most}))
    select o.id, o.third_order_number as "thirdOrderNumber", o.tracking_number as "trackingNumber",
      s.name as "shopName", o.sys_status as "sysStatus"
    from found join orders o on o.id = found.id join stores s on s.id = o.shop_id
    order by length(o.third_order_number), o.third_order_number, o.id limit ${most}`;
}

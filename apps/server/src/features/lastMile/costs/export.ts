import { providerName } from '@pressroom/contract/lastMile/costs';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { decimalAmount } from '../../../platform/minorUnits.ts';
import type { SheetLayout, SheetValue } from '../../../platform/spreadsheet/write.ts';
import { wallTimeAt } from '../../../platform/time/wallTime.ts';
import type { Asked } from './costs.queries.ts';
import { matching } from './search.ts';

/** A file, so its words are made here. */
export function exportLayout(t: Translate): SheetLayout {
  return {
    name: t('labelCosts.sheet.name'),
    columns: [
      { header: t('labelCosts.sheet.order'), width: 24 },
      { header: t('labelCosts.sheet.store'), width: 20 },
      { header: t('labelCosts.sheet.batch') },
      { header: t('labelCosts.sheet.provider'), width: 12 },
      { header: t('labelCosts.sheet.channel'), width: 22 },
      { header: t('labelCosts.sheet.reference'), width: 26 },
      { header: t('labelCosts.sheet.providerNumber'), width: 20 },
      { header: t('labelCosts.sheet.trackingNumber'), width: 26 },
      { header: t('labelCosts.sheet.weight'), kind: 'number', width: 12 },
      { header: t('labelCosts.sheet.size'), width: 18 },
      { header: t('labelCosts.sheet.quoted'), kind: 'number', width: 12 },
      { header: t('labelCosts.sheet.paid'), kind: 'number', width: 12 },
      { header: t('labelCosts.sheet.refunded'), kind: 'number', width: 12 },
      { header: t('labelCosts.sheet.billed'), kind: 'number', width: 12 },
      { header: t('labelCosts.sheet.currency'), width: 10 },
      { header: t('labelCosts.sheet.boughtAt'), kind: 'dateTime', width: 18 },
    ],
  };
}

interface ExportedLabel {
  labelId: string;
  currency: string;
  /** With all its digits: a later page starts behind it. */
  at: string;
  boughtAt: string;
  thirdOrderNumber: string;
  shopName: string;
  batchNumber: string;
  provider: string;
  channelName: string;
  reference: string;
  providerNumber: string | null;
  trackingNumber: string | null;
  weightGrams: string;
  lengthCm: string;
  widthCm: string;
  heightCm: string;
  quoted: string | null;
  quotedCurrency: string | null;
  bought: string | null;
  refunded: string | null;
  billed: string | null;
}

const chunkSize = 1000;

/** The lines of the sheet, oldest first, read as they are asked for. */
export async function* exportedLabels(db: Db, { search, range, zone }: Asked): AsyncGenerator<SheetValue[]> {
  let last: ExportedLabel | undefined;
  do {
    const behind = last
      ? sql`and (c.bought_at, c.label_id, c.currency) > (${last.at}::timestamptz, ${last.labelId}, ${last.currency})`
      : sql``;
    const { rows } = await sql<ExportedLabel>`
      with page as (
        select c.* from label_costs c where ${matching(search, range)} ${behind}
        order by c.bought_at, c.label_id, c.currency limit ${chunkSize}
      ), bought as materialized (
        -- apart from the rest: by few orders the planner would walk through all labels
        select c.*, l.row_id, l.parcel_id, l.reference, l.provider_number, l.tracking_number, l.gmt_create
        from page c join parcel_labels l on l.id = c.label_id
      )
      select l.label_id, l.currency, l.bought_at::text as at, l.bought_at, n.third_order_number, s.name as shop_name,
        b.batch_number, l.provider, l.channel_name, l.reference, l.provider_number, l.tracking_number,
        p.weight_grams, p.length_cm, p.width_cm, p.height_cm, q.amount as quoted, q.currency as quoted_currency,
        l.bought, l.refunded, l.billed
      from bought l
      join parcels p on p.id = l.parcel_id
      join last_mile_rows r on r.id = l.row_id
      join last_mile_batches b on b.id = r.batch_id
      join order_numbers n on n.order_id = r.order_id
      join stores s on s.id = l.shop_id
      left join lateral (
        select amount, currency from label_quotes q
        where q.row_id = l.row_id and q.is_chosen and q.gmt_create <= l.gmt_create order by q.id desc limit 1
      ) q on true
      order by l.bought_at, l.label_id, l.currency`.execute(db);
    for (const row of rows) yield lineOf(row, zone);
    last = rows.length < chunkSize ? undefined : rows.at(-1);
  } while (last);
}

function lineOf(row: ExportedLabel, zone: string): SheetValue[] {
  const { currency, quotedCurrency } = row;
  const amount = (units: string | null) => (units === null ? null : Number(decimalAmount(BigInt(units), currency)));
  return [
    row.thirdOrderNumber,
    row.shopName,
    row.batchNumber,
    providerName(row.provider),
    row.channelName,
    row.reference,
    row.providerNumber,
    row.trackingNumber,
    Number(row.weightGrams),
    [row.lengthCm, row.widthCm, row.heightCm].map(Number).join(' × '),
    // a price of another currency would be taken for one of this line's
    quotedCurrency === currency ? amount(row.quoted) : null,
    amount(row.bought),
    amount(row.refunded),
    amount(row.billed),
    currency,
    wallTimeAt(new Date(row.boughtAt), zone),
  ];
}

import type { Message } from '@pressroom/contract/message';
import { type ContradictedLine, contradictedReason } from '@pressroom/contract/orders/contradictedLine';
import type { Db } from '../../../platform/database/database.ts';
import { previewUrl } from '../../../platform/storage/blobs.ts';
import { findContradictions, listingFacts } from '../../skuMapping/skuMapping.public.ts';
import { writeLog, type Writer } from '../record/log.ts';
import { sideBySide } from '../../../platform/sideBySide.ts';
import { type Refusal, refusalOf } from '../state/partition.ts';
import type { OrderRecord } from '../record/record.ts';

/** The lines of these orders that contradict their listings. */
export async function findContradictedLines(
  db: Db,
  orders: readonly Pick<OrderRecord, 'id' | 'thirdOrderNumber' | 'shopId' | 'lines'>[],
): Promise<ContradictedLine[]> {
  const lines = orders.flatMap((order) => order.lines.map((line) => ({ order, line })));
  const found = await findContradictions(
    db,
    lines.map(({ line }) => ({
      listing: line.listing,
      productCodeId: line.productCodeId,
      printNames: [line.printingName, line.printingName2],
    })),
  );
  return lines.flatMap(({ order, line }, index) => {
    const listing = listingFacts(line.listing);
    const contradictions = found[index]!;
    if (!listing || contradictions.length === 0) return [];
    const { id, lineNo, msku, productCode, previewKey } = line;
    const productCombinedImage = previewKey && previewUrl(previewKey);
    const { id: orderId, thirdOrderNumber, shopId } = order;
    return [
      {
        orderId,
        shopId,
        thirdOrderNumber,
        id,
        lineNo,
        msku,
        productCode,
        productCombinedImage,
        listing,
        contradictions,
      },
    ];
  });
}

/** Keeps back the orders that contradict their listings, except those where a person has confirmed it: their logs say so. */
export async function keepBackContradicted<Order extends OrderRecord>(
  writer: Writer,
  orders: readonly Order[],
  confirmed: readonly string[],
): Promise<{ sound: Order[]; refused: Refusal[] }> {
  const lines = Map.groupBy(await findContradictedLines(writer.tx, orders), ({ orderId }) => orderId);
  const isConfirmed = new Set(confirmed);
  const keptBack = orders.filter(({ id }) => lines.has(id) && !isConfirmed.has(id));
  await writeLog(
    writer,
    orders
      .filter(({ id }) => lines.has(id) && isConfirmed.has(id))
      .map(({ id }) => ({ orderId: id, key: 'orders.log.contradicted', params: { what: bothSides(lines.get(id)!) } })),
  );
  return {
    sound: orders.filter((order) => !keptBack.includes(order)),
    refused: keptBack.map((order) =>
      refusalOf(order, { key: contradictedReason, params: { what: messageOf(lines.get(order.id)!) } }),
    ),
  };
}

/** Values without words, so that the log can show them in every language. */
function bothSides(lines: readonly ContradictedLine[]): string {
  return lines
    .flatMap(({ lineNo, contradictions }) => contradictions.map(({ said, mapped }) => `${lineNo}: ${said} ≠ ${mapped}`))
    .join('; ');
}

function messageOf(lines: readonly ContradictedLine[]): Message | string {
  const each = lines.flatMap(({ lineNo, contradictions }) =>
    contradictions.map(({ about, said, mapped }): Message => ({
      key: `orders.contradiction.${about}`,
      params: { line: lineNo, said, mapped },
    })),
  );
  return sideBySide(each) ?? '';
}

import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { type ContradictedLine, contradictedReason } from '@pressroom/contract/orders/contradictedLine';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { previewUrl } from '../../../platform/storage/blobs.ts';
import { findContradictions, listingFacts } from '../../skuMapping/skuMapping.public.ts';
import { writeLog } from '../record/log.ts';
import type { OrderRecord } from '../record/record.ts';

/** The lines of these orders that say something else than their listings. */
export async function findContradictedLines(
  db: Db,
  orders: readonly Pick<OrderRecord, 'id' | 'thirdOrderNumber' | 'lines'>[],
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
  return lines.flatMap(({ order, line }, place) => {
    const listing = listingFacts(line.listing);
    const contradictions = found[place]!;
    if (!listing || contradictions.length === 0) return [];
    const { id, lineNo, msku, productCode, previewKey } = line;
    const productCombinedImage = previewKey && previewUrl(previewKey);
    const { id: orderId, thirdOrderNumber } = order;
    return [
      { orderId, thirdOrderNumber, id, lineNo, msku, productCode, productCombinedImage, listing, contradictions },
    ];
  });
}

interface Parted {
  sound: OrderRecord[];
  refused: Refusal[];
}

/** Keeps back the orders that contradict their listings, but for those where a person has confirmed it: these say so in their log. */
export async function keepBackContradicted(
  tx: Tx,
  actor: Actor,
  orders: readonly OrderRecord[],
  confirmed: readonly string[],
  t: Translate,
): Promise<Parted> {
  const lines = Map.groupBy(await findContradictedLines(tx, orders), ({ orderId }) => orderId);
  const isConfirmed = new Set(confirmed);
  const keptBack = orders.filter(({ id }) => lines.has(id) && !isConfirmed.has(id));
  await writeLog(
    tx,
    actor,
    orders
      .filter(({ id }) => lines.has(id) && isConfirmed.has(id))
      .map(({ id }) => ({ orderId: id, key: 'orders.log.contradicted', params: { what: bothSides(lines.get(id)!) } })),
  );
  return {
    sound: orders.filter((order) => !keptBack.includes(order)),
    refused: keptBack.map(({ id, thirdOrderNumber }) => ({
      id,
      label: thirdOrderNumber,
      reason: contradictedReason,
      msg: t(contradictedReason, { what: inWords(lines.get(id)!, t) }),
    })),
  };
}

/** Without words, for a log that is read in either language. */
function bothSides(lines: readonly ContradictedLine[]): string {
  return lines
    .flatMap(({ lineNo, contradictions }) => contradictions.map(({ said, mapped }) => `${lineNo}: ${said} ≠ ${mapped}`))
    .join('; ');
}

function inWords(lines: readonly ContradictedLine[], t: Translate): string {
  return lines
    .flatMap(({ lineNo, contradictions }) =>
      contradictions.map(({ about, said, mapped }) =>
        t(`orders.contradiction.${about}`, { line: lineNo, said, mapped }),
      ),
    )
    .join(t('sheet.separator'));
}

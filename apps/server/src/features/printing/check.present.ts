import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { type benchCheck, type benchOrder, checkStep } from '@pressroom/contract/printing/check';
import type { z } from 'zod';
import type { Db } from '../../platform/database/database.ts';
import { findProducts, type Product } from '../categories/categories.public.ts';
import { findOutgoing, findRecords, type OrderRecord, type OutgoingParcel } from '../orders/orders.public.ts';
import {
  type BenchScan,
  findCollectionsAt,
  findCollectionsOf,
  findCounted,
  findScansAt,
  findShopNames,
  getCollection,
} from './check.queries.ts';
import { type Collection, type Counted, countedOf, notToPack } from './check.rules.ts';
import { lastOf, type ParcelPrint, unprinted } from './parcels.rules.ts';
import { presentParcel } from './printing.present.ts';
import { findParcelPrints } from './printing.queries.ts';

type BenchOrder = z.input<typeof benchOrder>;

/** How many of the last scans a bench shows. */
const remembered = 50;

/** `order`: as the act has read it. */
export async function presentScan(
  db: Db,
  { scan, order }: { scan: BenchScan; order: OrderRecord | undefined },
): Promise<HandlerOutput<typeof benchCheck.scan>> {
  const waiting = await waitingAfter(db, scan);
  const wanted = [scan.orderId, waiting].filter((id) => id !== null);
  const packed = scan.step === 'done' ? scan.collectionId : null;
  const orders = await benchOrders(db, [...new Set(wanted)], { packed, known: order });
  return {
    step: checkStep.parse(scan.step),
    refusal: scan.refusal,
    says: scan.says,
    order: orders.get(scan.orderId ?? '') ?? null,
    lineId: scan.lineId,
    label: orders.get(waiting ?? '') ?? null,
  };
}

/** The order whose label waits when the scan has been taken. */
async function waitingAfter(db: Db, { step, bench, orderId }: BenchScan): Promise<string | null> {
  if (step === 'morePieces' || step === 'done') return null;
  if (step === 'printLabel') return orderId;
  return (await findCollectionsAt(db, bench)).find(({ labelDue }) => labelDue)?.orderId ?? null;
}

export async function presentOrder(db: Db, orderId: string): Promise<BenchOrder> {
  return (await benchOrders(db, [orderId])).get(orderId)!;
}

export async function presentBench(db: Db, bench: string): Promise<HandlerOutput<typeof benchCheck.state>> {
  const here = await findCollectionsAt(db, bench);
  const orders = await benchOrders(
    db,
    here.map(({ orderId }) => orderId),
  );
  const waiting = here.find(({ labelDue }) => labelDue);
  const collecting = here.filter(({ labelDue }) => !labelDue).toSorted((one, other) => one.slots[0]! - other.slots[0]!);
  const scans = await findScansAt(db, bench, remembered);
  return {
    label: orders.get(waiting?.orderId ?? '') ?? null,
    orders: collecting.map(({ orderId }) => orders.get(orderId)!),
    scans: scans.map(({ id, gmtCreate: at, createUser, code, orderNumber, step, says }) => ({
      id,
      at,
      createUser,
      code,
      orderNumber,
      step,
      says,
    })),
  };
}

interface Presenting {
  /** The collection that has just left the bench, and is shown once more as it lay there. */
  packed: string | null;
  /** Needs no reading any more. */
  known: OrderRecord | undefined;
}

async function benchOrders(
  db: Db,
  orderIds: readonly string[],
  { packed, known }: Presenting = { packed: null, known: undefined },
): Promise<Map<string, BenchOrder>> {
  const unknown = orderIds.filter((id) => id !== known?.id);
  const records = unknown.length > 0 ? await findRecords(db, unknown) : [];
  if (known) records.push(known);
  if (records.length === 0) return new Map();
  const collections = packed ? [await getCollection(db, packed)] : await findCollectionsOf(db, orderIds);
  const counted = await findCounted(
    db,
    collections.map(({ id }) => id),
  );
  const products = await findProducts(db, {
    ids: records.flatMap(({ lines }) => lines.flatMap(({ productCodeId }) => productCodeId ?? [])),
  });
  const shopNames = await findShopNames(
    db,
    records.map(({ shopId }) => shopId),
  );
  const due = collections.filter(({ labelDue }) => labelDue).map(({ orderId }) => orderId);
  const prints = due.length > 0 ? await findParcelPrints(db, due) : new Map<string, ParcelPrint[]>();
  const parcels = await findOutgoing(db, records);
  return new Map(
    records.map((record) => {
      const collection = collections.find(({ orderId }) => orderId === record.id);
      const its = counted.filter(({ collectionId }) => collectionId === collection?.id);
      const shopName = shopNames.get(record.shopId) ?? '';
      const shown = present(record, {
        collection,
        counted: its,
        products,
        shopName,
        parcels: parcels.get(record.id)!,
        prints: prints.get(record.id) ?? [],
      });
      return [record.id, { ...shown, ...(packed && { problem: null }) }];
    }),
  );
}

interface Known {
  collection: Collection | undefined;
  counted: readonly Counted[];
  products: readonly Product[];
  shopName: string;
  parcels: readonly OutgoingParcel[];
  /** Where its labels are due. */
  prints: readonly ParcelPrint[];
}

function present(record: OrderRecord, { collection, counted, products, shopName, parcels, prints }: Known): BenchOrder {
  const due = unprinted(parcels, prints)[0] ?? parcels.at(-1)!;
  const whole = { ...due, contents: null };
  const parcel = presentParcel(record, { shopName, parcel: whole, count: parcels.length });
  const pieces = record.lines.map((line, index) => {
    const product = products.find(({ id }) => id === line.productCodeId);
    return {
      ...parcel.pieces[index]!,
      lineId: line.id,
      sizeName: product?.sizeName ?? '',
      colorName: product?.colorName ?? '',
      scanned: countedOf(line, counted),
    };
  });
  return {
    ...parcel,
    orderId: record.id,
    isPrinted: lastOf(prints, due.parcelNo)?.outcome === null,
    bench: collection?.bench ?? null,
    slots: collection?.slots ?? [],
    scanned: pieces.reduce((sum, { scanned }) => sum + scanned, 0),
    total: pieces.reduce((sum, { num }) => sum + num, 0),
    problem: notToPack(record)?.says ?? null,
    pieces,
  };
}

import { randomUUID } from 'node:crypto';
import { benchCheck, type BenchOrder, type CheckAnswer } from '@pressroom/contract/printing/check';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { printing } from '@pressroom/contract/printing/printing';
import type { Caller } from '../../caller.ts';
import { must } from '../../demo/shop.ts';
import { labelPdf, makeOrderInProduction, type ShopTest } from '../../testing/orderMakers.ts';

let serial = 0;

/** An order in production with its label: a line for each number of pieces. */
export async function labelledOrder(at: ShopTest, nums: readonly number[] = [1]): Promise<OrderRow> {
  const order = await unlabelledOrder(at, nums);
  await attachLabel(at, order);
  return order;
}

/** The same without its label. */
export async function unlabelledOrder(at: ShopTest, nums: readonly number[] = [1]): Promise<OrderRow> {
  serial += 1;
  const trackingNumber = `1Z999AA1${String(serial).padStart(10, '0')}`;
  const printingImage = at.shop.pictures.rose_front;
  const orderDetailsList = nums.map((num) => ({ productCode: 'TEE-WHT-L', printingImage, num }));
  return makeOrderInProduction(at, { trackingNumber, orderDetailsList });
}

export async function attachLabel(at: ShopTest, { id, trackingNumber }: OrderRow): Promise<void> {
  await must(at.admin, orders.uploadPdf, { trackingNumber: trackingNumber!, id }, [
    { fileName: 'label.pdf', bytes: await labelPdf([trackingNumber!]) },
  ]);
}

/** The code of a unit of an order's line; unit 0 is any. */
export function codeOf(order: OrderRow, lineNo = 1, unit = 1): string {
  return pieceCode({ lineId: order.orderDetailsList[lineNo - 1]!.id, unit });
}

/** What a packer does at one bench. */
export interface TestBench {
  scan(code: string, scanId?: string): Promise<CheckAnswer>;
  /** Hands the label to the printer. */
  print(order: Pick<OrderRow, 'thirdOrderNumber'>, isForce?: 0 | 1): Promise<unknown>;
  state(): Promise<{ label: BenchOrder | null; orders: BenchOrder[] }>;
}

export function benchOf(caller: Caller, bench = 'A', slots = 24): TestBench {
  return {
    scan: (code, scanId = randomUUID()) => must(caller, benchCheck.scan, { bench, slots, code, scanId }),
    print: ({ thirdOrderNumber }, isForce = 0) => must(caller, printing.printOrderLabel, { thirdOrderNumber, isForce }),
    state: () => must(caller, benchCheck.state, { bench }),
  };
}

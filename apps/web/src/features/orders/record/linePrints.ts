import type { OrderLine, OrderRow } from '@pressroom/contract/orders/orderShapes';
import { waitingStatuses } from '@pressroom/contract/orders/status';

/** The form's field of each print. */
export const printFields = ['printingImage', 'printingImage2'] as const;
type PrintField = (typeof printFields)[number];

/** The prints that a line has room for. */
export function printFieldsOf({ printNum }: Pick<OrderLine, 'printNum'>): readonly PrintField[] {
  return printFields.slice(0, printNum);
}

/** Those that have no picture, of a line whose product is known. */
export function lackingPrints(line: OrderLine): readonly PrintField[] {
  return line.productCode === null ? [] : printFieldsOf(line).filter((field) => line[field] === null);
}

/** A line lacks a print, and the order still takes one. */
export function lacksPrints({ sysStatus, orderDetailsList }: OrderRow): boolean {
  return waitingStatuses.includes(sysStatus) && orderDetailsList.some((line) => lackingPrints(line).length > 0);
}

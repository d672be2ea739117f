import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import type { DrawingCaption } from '@pressroom/imaging';
import type { Product } from '../../categories/categories.public.ts';
import type { LineRecord, OrderRecord } from './record.ts';

/** One unit of a line, and how often it has been begun. */
export interface UnitDrawn {
  unit: number;
  /** 1 unless it is made again. */
  round: number;
}

/** What stands under a print. Without a unit the drawing serves all units of the line. */
export function captionOf(
  { thirdOrderNumber }: Pick<OrderRecord, 'thirdOrderNumber'>,
  line: LineRecord,
  product: Product,
  { position, drawn }: { position: number; drawn?: UnitDrawn },
): DrawingCaption {
  const { num } = line;
  return {
    orderNumber: thirdOrderNumber,
    pieceCode: pieceCode({ lineId: line.id, unit: drawn?.unit ?? (num === 1 ? 1 : 0) }),
    line: line.lineNo,
    position,
    positions: line.printNum,
    // the code that was approved: the product may have been renamed since
    productCode: line.productCode ?? product.code,
    sizeName: product.sizeName,
    colorName: product.colorName,
    quantity: drawn ? 1 : num,
    ...(drawn && num > 1 && { unit: { no: drawn.unit, of: num } }),
    ...(drawn && drawn.round > 1 && { round: drawn.round }),
  };
}

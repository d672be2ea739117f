import type { StationParcel, ParcelPiece } from '@pressroom/contract/printing/printing';
import { fileUrl, previewUrl } from '../../platform/storage/blobs.ts';
import type { OrderRecord } from '../orders/orders.public.ts';

/** What a packer sees of an order, who may hold the print page alone: no recipient, no price, nobody's account. */
export function presentParcel(
  {
    thirdOrderNumber: orderNumber,
    carrierName,
    trackingNumber,
    shopId,
    shopName,
  }: Omit<StationParcel, 'orderNumber' | 'remark' | 'pieces'> & Pick<OrderRecord, 'thirdOrderNumber'>,
  { remark, lines }: Pick<OrderRecord, 'remark' | 'lines'>,
): StationParcel {
  return { orderNumber, carrierName, trackingNumber, shopId, shopName, remark, pieces: lines.map(presentPiece) };
}

function presentPiece(line: OrderRecord['lines'][number]): ParcelPiece {
  const prints = [
    { name: line.printingName, key: line.printingKey },
    { name: line.printingName2, key: line.printingKey2 },
  ];
  return {
    lineNo: line.lineNo,
    skuId: line.msku,
    productCode: line.productCode,
    productName: line.categoryName,
    num: line.num,
    picture: line.previewKey && previewUrl(line.previewKey),
    prints: prints.flatMap(({ name, key }) => (name ? [{ name, picture: key && fileUrl(key) }] : [])),
  };
}

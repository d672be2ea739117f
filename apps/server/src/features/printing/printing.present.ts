import type { StationParcel, ParcelPiece } from '@pressroom/contract/printing/printing';
import { fileUrl, previewUrl } from '../../platform/storage/blobs.ts';
import type { OrderRecord, OutgoingParcel } from '../orders/orders.public.ts';

interface Shown {
  shopName: string;
  parcel: OutgoingParcel;
  count: number;
}

/** What a packer sees of a parcel, who may hold the print page alone: no recipient, no price, nobody's account. */
export function presentParcel(
  { thirdOrderNumber: orderNumber, shopId, remark, lines }: OrderRecord,
  { shopName, parcel: { parcelNo, carrierName, trackingNumber, contents }, count: parcelCount }: Shown,
): StationParcel {
  const held = lines.flatMap((line) => {
    const num = contents?.find(({ lineId }) => lineId === line.id)?.num;
    return num ? [presentPiece(line, num)] : [];
  });
  const pieces = held.length > 0 ? held : lines.map((line) => presentPiece(line, line.num));
  return { orderNumber, carrierName, trackingNumber, parcelNo, parcelCount, shopId, shopName, remark, pieces };
}

function presentPiece(line: OrderRecord['lines'][number], num: number): ParcelPiece {
  const prints = [
    { name: line.printingName, key: line.printingKey },
    { name: line.printingName2, key: line.printingKey2 },
  ];
  return {
    lineNo: line.lineNo,
    skuId: line.msku,
    productCode: line.productCode,
    productName: line.categoryName,
    num,
    picture: line.previewKey && previewUrl(line.previewKey),
    prints: prints.flatMap(({ name, key }) => (name ? [{ name, picture: key && fileUrl(key) }] : [])),
  };
}

import type { Category } from '@pressroom/contract/categories/categories';
import { fileUrl } from '../../../platform/storage/blobs.ts';
import type { CategoryRecord } from './queries.ts';

export interface Counted {
  realStock: number;
  reserved: number;
  shippedNum: number;
  signedNum: number;
}

interface Kept extends Counted {
  styleCode: string;
  colorCode: string;
  styleName: string;
  colorName: string;
  boxLength: number;
  boxWidth: number;
  boxHigh: number;
  boxWeight: number;
  imageKey: string;
  imageWidth: number;
  imageHeight: number;
  numberOfPrints: number;
  gmtCreate: string;
  gmtModified: string;
}

/** `virtualStock` is what approved orders have not reserved. */
export const presentCounters = ({ realStock, reserved, shippedNum, signedNum }: Counted) => ({
  realStock,
  virtualStock: realStock - reserved,
  shippedNum,
  signedNum,
});

/** The fields that categories and product codes share. */
export const presentCommon = (record: Kept) => ({
  ...presentCounters(record),
  styleCode: record.styleCode,
  colorCode: record.colorCode,
  styleName: record.styleName,
  colorName: record.colorName,
  boxLength: record.boxLength,
  boxWidth: record.boxWidth,
  boxHigh: record.boxHigh,
  boxWeight: record.boxWeight,
  printNum: record.numberOfPrints,
  bottomImageUrl: fileUrl(record.imageKey),
  bottomImageMetaData: { width: record.imageWidth, height: record.imageHeight },
  gmtCreate: record.gmtCreate,
  gmtModified: record.gmtModified,
});

export function presentCategory(record: CategoryRecord): Category {
  return {
    id: record.id,
    name: record.name,
    ...presentCommon(record),
    bottomImageId: record.bottomImageId,
    numberOfPrints: record.numberOfPrints === 2 ? 2 : 1,
    printLocations: record.printLocations,
    blend: record.blend,
    productCodeCount: record.productCodeCount,
    shortNum: record.shortNum,
  };
}

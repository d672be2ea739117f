import { type ImageType, imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { saleState } from '@pressroom/contract/productTemplates/form';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';
import type { DesignName, GoodsPictures } from './goodsPictures.ts';
import type { Packaging } from './packagings.ts';
import { productTemplateList } from './productTemplateList.ts';

interface Parts {
  packagings: ReadonlyMap<string, Packaging>;
  /** Their ids by their names. */
  classifications: ReadonlyMap<string, string>;
  pictures: Record<DesignName, GoodsPictures>;
}

export async function addProductTemplates(caller: Caller, parts: Parts): Promise<void> {
  for (const [at, template] of productTemplateList.entries()) {
    const { name, material, remark = '', prices, box } = template;
    const packaging = parts.packagings.get(template.packaging)!;
    await must(caller, productTemplates.add, {
      name,
      outerPkgTemplateId: packaging.id,
      categoryTemplateId: parts.classifications.get(template.classification)!,
      state: template.stopped ? saleState.stopSale : saleState.onSale,
      material,
      stock: String(60 + at * 15),
      origin: template.origin ?? 'CN',
      productReferenceLinks: `https://example.com/blanks/${at + 101}`,
      startOriginalPrice: prices[0],
      endOriginalPrice: prices[1],
      startSellingPrice: prices[2],
      endSellingPrice: prices[3],
      outerBoxLength: box[0],
      outerBoxWidth: box[1],
      outerBoxHeight: box[2],
      outerBoxWeight: box[3],
      remark,
      ...slotsOf(parts.pictures[template.design], packaging),
    });
  }
}

function slotsOf({ square, portrait }: GoodsPictures, packaging: Packaging) {
  const slot = (imageType: ImageType, addresses: readonly string[]) => ({ imageType, imageLinks: addresses.join(',') });
  return {
    sheinImageList: [
      slot(imageTypes.sheinDetail, [...square, ...portrait.slice(0, 2)]),
      slot(imageTypes.sheinSquare, square.slice(0, 1)),
      slot(imageTypes.sheinColourBlock, square.slice(1, 2)),
    ],
    temuImageList: [
      slot(imageTypes.temuCarousel, portrait.length > 0 ? portrait : square),
      slot(imageTypes.temuSpecification, square.slice(0, 1)),
      slot(imageTypes.temuOuterPackaging, packaging.images),
    ],
  };
}

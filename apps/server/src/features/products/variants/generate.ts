import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { slotsOf } from '@pressroom/contract/pictures/slotLists';
import type { productVariants, VariantBasis } from '@pressroom/contract/products/variants';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { Db } from '../../../platform/database/database.ts';
import { addressOf } from '../../pictures/pictures.public.ts';
import { findTakenSkus, type TemplatePicture } from './queries.ts';
import { basisOf, specOf, variantsOf } from './rules.ts';
import { askedOf, readSources } from './sources.ts';

type Generated = Extract<HandlerOutput<typeof productVariants.add>, { isConfirm: false }>;

/** The SKUs that a form's colours and sizes make. Writes nothing. */
export async function generateVariants(db: Db, form: VariantBasis): Promise<Generated> {
  const sources = await readSources(db, await askedOf(db, form));
  const variants = variantsOf(sources);
  const taken = await findTakenSkus(
    db,
    variants.map(({ sku }) => sku),
  );
  return {
    isConfirm: false,
    basis: basisOf(sources),
    productSpecs: variants.map((variant) => specOf(sources.template, variant, taken)),
    stockImages: sources.prints.map(({ id, name, key }) => ({ id, name, url: addressOf(key) })),
    sheinImageList: slotRows('shein', sources.pictures),
    temuImageList: slotRows('temu', sources.pictures),
  };
}

/** Slots without a picture are left out. */
function slotRows(marketplace: Marketplace, pictures: readonly TemplatePicture[]) {
  return slotsOf(marketplace).flatMap(({ type }) => {
    const own = pictures.filter(({ imageType }) => imageType === type);
    const imageLinks = own.map(({ key }) => addressOf(key)).join(',');
    return own.length > 0 ? [{ storeType: marketplaceNames[marketplace], imageType: type, imageLinks }] : [];
  });
}

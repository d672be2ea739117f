import { slotRowsOf, slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { type ProductTemplateDetail, productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import type { Caller } from '../../caller.ts';
import { must } from '../shop.ts';

/**
 * Leaves one product of each kind that lacks something. Those without product codes, without stock and with attributes
 * that a marketplace has added come from the lists themselves.
 */
export async function leaveIncomplete(
  caller: Caller,
  templates: ReadonlyMap<string, ProductTemplateDetail>,
): Promise<void> {
  await withoutPictures(caller, await productOf(caller, 'KID-MUSHROOMS'));
  await withoutPrint(caller, await productOf(caller, 'OVS-WAVE'));
  await withSkusOff(caller, await productOf(caller, 'CLS-WAVE'));
  await moveTemplate(caller, templates.get('艺术海报 A2 Art poster')!);
}

async function productOf(caller: Caller, spu: string): Promise<ProductDetail> {
  const { rows } = await must(caller, products.list, { fuzzy: spu, fuzzyType: 2, withSpecs: false });
  return must(caller, products.get, { id: rows.find((row) => row.spu === spu)!.id });
}

/** TEMU asks for more carousel pictures than there are. */
async function withoutPictures(caller: Caller, product: ProductDetail): Promise<void> {
  for (const spec of product.productSpecs) {
    const { 4: carousel, ...slots } = slotValuesOf(spec.sheinProductImages, spec.temuProductImages);
    const temuProductImages = slotRowsOf('temu', { ...slots, 4: carousel!.slice(0, 2) });
    await must(caller, productWrites.editSpec, { ...formOf(spec), temuProductImages });
  }
}

async function withoutPrint(caller: Caller, product: ProductDetail): Promise<void> {
  await must(caller, productWrites.edit, { ...headOf(product), stockImage1: '' });
}

/** The large sizes are not sold any more. */
async function withSkusOff(caller: Caller, product: ProductDetail): Promise<void> {
  for (const spec of product.productSpecs.filter(({ sizeCode }) => sizeCode === '2XL'))
    await must(caller, productWrites.editSpec, { ...formOf(spec), status: 2 });
}

/** Its products still have the former price. */
async function moveTemplate(caller: Caller, template: ProductTemplateDetail): Promise<void> {
  const slots = slotValuesOf(template.sheinImageList, template.temuImageList);
  await must(caller, productTemplates.edit, {
    ...template,
    sheinImageList: slotRowsOf('shein', slots),
    temuImageList: slotRowsOf('temu', slots),
    stock: String(template.stock),
    startSellingPrice: '7.99',
    endSellingPrice: '11.99',
  });
}

function headOf(product: ProductDetail) {
  const { id, spu, productTemplateId, categoryTemplateId, outerPkgTemplateId } = product;
  return { id, spu, productTemplateId: productTemplateId ?? undefined, categoryTemplateId, outerPkgTemplateId };
}

function formOf(spec: ProductDetail['productSpecs'][number]) {
  return {
    ...spec,
    origin: spec.origin!,
    startOriginalPrice: spec.startOriginalPrice!,
    endOriginalPrice: spec.endOriginalPrice!,
    startSellingPrice: spec.startSellingPrice!,
    endSellingPrice: spec.endSellingPrice!,
    outerBoxLength: spec.outerBoxLength!,
    outerBoxWidth: spec.outerBoxWidth!,
    outerBoxHeight: spec.outerBoxHeight!,
    outerBoxWeight: spec.outerBoxWeight!,
  };
}

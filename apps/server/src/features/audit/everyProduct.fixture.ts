import { codeType } from '@pressroom/contract/codes/codes';
import { productWrites } from '@pressroom/contract/products/writes';
import { must } from '../../demo/shop.ts';
import { makeOrder, type ShopTest } from '../../testing/orderMakers.ts';
import { combinationForm, singleForm } from '../../testing/productForms.ts';
import { keptCode, keptProduct } from '../../testing/productMakers.ts';

export async function writeWholeProducts(at: ShopTest): Promise<void> {
  const { admin, test } = at;
  const form = await singleForm(test);
  const { singleSpec, ...head } = form;
  const single = await must(admin, productWrites.add, form);
  const [spec] = single.productSpecs;
  const of = {
    colorId: await keptCode(test, codeType.colour, 'RED'),
    sizeId: await keptCode(test, codeType.size, 'M'),
  };
  const variants = await keptProduct(test, { productType: 2, skus: [of, of] });
  const edited = { ...head, spu: variants.spu, id: variants.id };
  const { skuIds } = variants;
  const variant = (id: string, sku: string) => ({
    ...singleSpec,
    id,
    sku,
    status: 1,
    productCode: '',
    colorCode: 'RED',
    sizeCode: 'M',
  });
  await must(admin, productWrites.edit, { ...edited, variantSpecs: [variant(skuIds[0]!, 'V-1')] });
  await must(admin, productWrites.edit, { ...head, id: single.id, status: 2 });
  await must(admin, productWrites.editSpec, { ...singleSpec, id: spec!.id, remark: 'changed' });
  await must(admin, productWrites.editSpec, variant(skuIds[1]!, 'V-2'));
  const waitFor = (msku: string) => makeOrder(at, { orderDetailsList: [{ msku, num: 1 }] });
  await waitFor('SET-A');
  const setForm = await combinationForm(test, [spec!.id]);
  const named = (sku: string) => ({ ...setForm.combinationSpec, sku });
  const combination = await must(admin, productWrites.addCombination, { ...setForm, combinationSpec: named('SET-A') });
  const { id } = combination;
  const skuId = combination.productSpecs[0]!.id;
  await waitFor('SET-B');
  const { productSpecs: _, ...setHead } = setForm;
  await must(admin, productWrites.edit, { ...setHead, id, combinationSpec: { ...named('SET-B'), id: skuId } });
  await waitFor('SET-C');
  await must(admin, productWrites.editSpec, { ...named('SET-C'), id: skuId });
  // a part without a product code makes nothing
  await must(admin, productWrites.editCombination, { id, productSpecs: [{ id: skuIds[0]! }] });
  await waitFor('SET-C');
  await must(admin, productWrites.editCombination, { id, productSpecs: [{ id: spec!.id, quantity: 2 }] });
  await must(admin, productWrites.deleteSpec, [skuId]);
  await must(admin, productWrites.deleteSpec, [skuIds[0]!]);
  await must(admin, productWrites.delete, { id: single.id });
  await must(admin, productWrites.delete, { id: variants.id });
}

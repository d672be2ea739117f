import { productTakeOver } from '@pressroom/contract/products/takeOver';
import { productVariants } from '@pressroom/contract/products/variants';
import { must } from '../../demo/shop.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';
import { keptPicture, keptProductTemplate } from '../../testing/templateMakers.ts';

export async function writeVariants({ admin, test }: ShopTest): Promise<void> {
  const template = await keptProductTemplate(test);
  const pairs = ['M', 'L'].map((sizeCode) => ({ colorCode: 'WHT', sizeCode }));
  await must(admin, productVariants.addCodes, { styleCode: 'TEE', pairs });
  const form = {
    spu: 'WOLF',
    styleCode: 'TEE',
    colorCodes: ['WHT'],
    sizeCodes: ['M', 'L'],
    productTemplateId: template.id,
    categoryTemplateId: template.classificationTemplateId,
    outerPkgTemplateId: template.packagingTemplateId,
  };
  const generated = await must(admin, productVariants.add, { ...form, isConfirm: false });
  if (generated.isConfirm) throw new Error('generating has saved');
  const { address: mainPictureUrl } = await keptPicture(test);
  const productSpecs = generated.productSpecs.map((spec) => ({ ...spec, mainPictureUrl }));
  const saved = await must(admin, productVariants.add, {
    ...form,
    isConfirm: true,
    basis: generated.basis,
    productSpecs,
  });
  if (!saved.isConfirm) throw new Error('saving has generated');
  await test.db
    .updateTable('productTemplates')
    .set({ material: 'Linen', gmtModified: '2030-01-01T00:00:00Z' })
    .where('id', '=', template.id)
    .execute();
  const shown = await must(admin, productTakeOver.changes, { ids: [saved.product.id] });
  const products = shown.map(({ id, basis }) => ({ id, basis }));
  await must(admin, productTakeOver.takeOver, { products, fields: ['material'] });
}

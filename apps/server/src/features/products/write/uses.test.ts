import { classification } from '@pressroom/contract/classification/classification';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { expect, it } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { keptClassification, keptPackaging, keptProductTemplate } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';

it('deletes no template that products refer to, and counts them', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const template = await keptProductTemplate(test);
  const [category, box] = [await keptClassification(test), await keptPackaging(test)];
  const made = { classificationTemplateId: category.id, packagingTemplateId: box.id };
  await keptProduct(test, { ...made, productTemplateId: template.id, skus: [{}, {}], productType: 2 });
  await keptProduct(test, { ...made, productTemplateId: template.id });
  expect(await admin.call(productTemplates.del, { id: template.id })).toMatchObject({
    status: 409,
    failure: 'platform.inUse',
    msg: 'This is in use and cannot be deleted (products: 2, SKUs: 3)',
    data: { products: 2, skus: 3, listings: 0 },
  });
  expect(await admin.call(classification.deleteTemplate, { id: category.id })).toMatchObject({
    status: 409,
    msg: 'This is in use and cannot be deleted (products: 2)',
    data: { productTemplates: 0, products: 2 },
  });
  expect(await admin.call(packaging.delete, { id: box.id })).toMatchObject({
    status: 409,
    data: { productTemplates: 0, products: 2 },
  });
  await test.db.deleteFrom('products').execute();
  await must(admin, productTemplates.del, { id: template.id });
  await must(admin, classification.deleteTemplate, { id: category.id });
  await must(admin, packaging.delete, { id: box.id });
});

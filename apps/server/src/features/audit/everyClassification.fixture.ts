import { classification } from '@pressroom/contract/classification/classification';
import { must } from '../../demo/shop.ts';
import {
  keepShirts,
  sheinCare,
  sheinFabric,
  sheinNeckline,
  sheinShirt,
  shirtForm,
  temuShirt,
} from '../../testing/definitions/shirts.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';
import { keptStore } from '../../testing/templateMakers.ts';
import { rejudgeTemplates } from '../classification/classification.public.ts';

export async function writeClassification({ admin, test }: ShopTest): Promise<void> {
  const stores = { shein: await keptStore(test, 'SHEIN'), temu: await keptStore(test, 'TEMU') };
  await keepShirts(test, stores);
  const form = shirtForm(stores);
  const { id } = await must(admin, classification.create, form);
  await must(admin, classification.update, { ...form, id, name: 'Tees' });
  const copy = await must(admin, classification.duplicate, { id, name: 'Copy' });
  await must(admin, classification.deleteTemplate, { id: copy.id });
  await must(admin, classification.rememberPairs, {
    sheinStoreId: stores.shein,
    sheinProductTypeId: sheinShirt.productTypeId,
    temuStoreId: stores.temu,
    temuProductTypeId: temuShirt.productTypeId,
    pairs: [{ sheinAttributeId: '11', sheinValueId: '111', temuAttributeId: '21', temuValueId: '211' }],
  });
  await keepShirts(test, stores, { shein: [sheinNeckline, sheinFabric, { ...sheinCare, need: 'required' }] });
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await rejudgeTemplates.changed(context, { storeId: stores.shein, productTypeId: sheinShirt.productTypeId });
}

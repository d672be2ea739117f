import { productBulk } from '@pressroom/contract/products/bulk';
import { productType } from '@pressroom/contract/products/product';
import { importCode, productSheets } from '@pressroom/contract/products/sheets';
import { must } from '../../demo/shop.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { keepBytes } from '../../platform/storage/blobs.ts';
import { transact } from '../../platform/database/transact.ts';
import type { ShopTest } from '../../testing/orderMakers.ts';
import { keptProduct } from '../../testing/productMakers.ts';
import { singleRow, sheetOf } from '../../testing/productSheets.ts';
import { followCombinations } from '../orders/orders.public.ts';
import { forgetProductActs, importLarge } from '../products/products.public.ts';

/** Edits and imports of many products, at once and in the background, until they are forgotten. */
export async function writeProductActs({ admin, test }: ShopTest): Promise<void> {
  const single = await keptProduct(test);
  const variants = await keptProduct(test, { productType: productType.variants });
  const ask = { selection: { ids: [single.id, variants.id] }, change: { remark: 'Sale' } };
  const { basis } = await must(admin, productBulk.preview, ask);
  const { editId } = await must(admin, productBulk.apply, { ...ask, basis });
  await must(admin, productBulk.undo, { editId });

  await must(admin, productSheets.import, { importCode: importCode.single }, [await sheetOf([await singleRow(test)])]);
  const { bytes, fileName } = await sheetOf([await singleRow(test)]);
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  const blob = await keepBytes(test.app, bytes, { mime: xlsxType });
  const importId = await transact(test.db, async (tx) => {
    const kept = { importCode: importCode.single, fileName, blobId: blob.id };
    return (await tx.insertInto('productImports').values(kept).returning('id').executeTakeFirstOrThrow()).id;
  });
  await importLarge(followCombinations).run(context, { importId, taskId: '0' });
  const long = { gmtCreate: '2020-01-01T00:00:00Z' };
  await test.db.updateTable('productEdits').set(long).execute();
  await test.db.updateTable('productImports').set(long).execute();
  await forgetProductActs.run(context, {});
}

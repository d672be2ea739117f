import { contract } from '@pressroom/contract';
import { type AuditAction, auditActions } from '@pressroom/contract/audit/actions';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { orderStatus } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import type { Db } from '../../platform/database/database.ts';
import { housekeeping } from '../../platform/jobs/housekeeping.ts';
import { samplePassword, sampleToken } from '../../testing/make.ts';
import { type ShopTest, shopTest } from '../../testing/orderMakers.ts';
import { testSandbox } from '../../testing/sandbox.ts';
import { testApp } from '../../testing/testApp.ts';
import { ensureAdmin, resetPassword } from '../account/account.public.ts';
import { emptyTrash } from '../library/library.public.ts';
import { checkStock, clearRefusals, forgetOrderImports } from '../orders/orders.public.ts';
import { writeProductActs } from './everyProductAct.fixture.ts';
import { writeBench } from './everyBench.fixture.ts';
import { writeClassification } from './everyClassification.fixture.ts';
import { writePlans } from './everyPlan.fixture.ts';
import { writePublishing } from './everyPublish.fixture.ts';
import { writeVariants } from './everyVariant.fixture.ts';
import { writeWholeProducts } from './everyProduct.fixture.ts';
import {
  writeAuthorizations,
  writeChannels,
  writeDefinitions,
  writeLibrary,
  writeMarketOrders,
  writeOrders,
  writeProducts,
  writeStores,
  writePublishTemplates,
  writeTemplates,
  writeUsers,
} from './everyWrite.fixture.ts';
import { writeEffects } from './everyEffect.fixture.ts';
import { writeForbiddenWords } from './everyListing.fixture.ts';
import { writeLastMile } from './everyLastMile.fixture.ts';
import { writeProduction } from './everyProduction.fixture.ts';
import { writeSync } from './everySync.fixture.ts';
import { unnamedIn } from './unnamedFields.fixture.ts';

const actions = Object.keys(auditActions) as AuditAction[];

function rowsOf(db: Db) {
  return db.selectFrom('auditLog').selectAll().orderBy('id').execute();
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number];

/** What the rows of a write have, and what they have not. */
const shapes = {
  added: ({ objectIds, before, after }: Row) => objectIds.length > 0 && before === null && after !== null,
  changed: ({ objectIds, before, after }: Row) => objectIds.length > 0 && before !== null && after !== null,
  gone: ({ before, after }: Row) => before !== null && after === null,
};
type Shape = keyof typeof shapes;

const expected: Readonly<Record<AuditAction, Shape>> = {
  '/store/create': 'added',
  '/store/update': 'changed',
  '/store/enable': 'changed',
  '/store/disable': 'changed',
  '/store/delete': 'gone',
  '/store/updateSyncOrder': 'changed',
  '/platform/store/authorization': 'changed',
  '/store/testConnection': 'added',
  '/store/withdrawAuthorization': 'changed',
  '/store/publishing/refresh': 'added',
  '/store/publishing/save': 'changed',
  '/store/shipping/save': 'changed',
  '/store/calendar/save': 'changed',
  'job/stores.checkGrants': 'added',
  '/sysOrder/sync/order': 'changed',
  '/sysOrder/sync/now': 'changed',
  '/sysOrder/sync/retryFailures': 'changed',
  '/sysOrder/sync/dismissFailures': 'changed',
  '/sysOrder/sync/reconcile': 'changed',
  'job/sync.run': 'added',
  'job/sync.ledger': 'added',
  'job/sync.webhook': 'added',
  '/platform/refreshPlatformCategory': 'added',
  '/platform/addCustomAttributeValue': 'added',
  '/channelInfo/save': 'added',
  '/channelInfo/updateStatus': 'changed',
  '/fileManage/createFolder': 'added',
  '/fileManage/editFolder': 'changed',
  '/fileManage/upload': 'added',
  '/fileManage/uploadBatch': 'added',
  '/fileManage/moveToFolder': 'changed',
  '/fileManage/replace': 'changed',
  '/fileManage/rename': 'changed',
  '/fileManage/renameBatch': 'changed',
  '/fileManage/delete': 'gone',
  '/fileManage/addKnown': 'added',
  '/fileManage/restore': 'added',
  '/fileManage/purge': 'gone',
  'job/library.emptyTrash': 'gone',
  '/picture/upload': 'added',
  '/picture/fix': 'added',
  '/classifyingTemplate/create': 'added',
  '/classifyingTemplate/update': 'changed',
  '/classifyingTemplate/duplicate': 'added',
  '/classifyingTemplate/deleteTemplate': 'gone',
  '/classifyingTemplate/rememberPairs': 'added',
  'job/classification.rejudge': 'changed',
  '/outer/package/template/create/template': 'added',
  '/outer/package/template/update/template': 'changed',
  '/outer/package/template/duplicate/template': 'added',
  '/outer/package/template/delete/template': 'gone',
  '/codeManage/create': 'added',
  '/codeManage/createMany': 'added',
  '/codeManage/edit': 'changed',
  '/codeManage/delete': 'gone',
  '/product/code/category/create': 'added',
  '/product/code/category/update': 'changed',
  '/product/code/category/delete': 'gone',
  '/product/code/create': 'added',
  '/product/code/createMany': 'added',
  '/product/code/update': 'changed',
  '/product/code/delete': 'gone',
  '/product/code/import': 'added',
  '/product/code/stocktake': 'changed',
  '/product/add': 'added',
  '/product/addCombinationProducts': 'added',
  '/product/edit': 'changed',
  '/product/editSpec': 'changed',
  '/product/editCombinationProducts': 'changed',
  '/product/delete': 'gone',
  '/product/deleteSpec': 'gone',
  '/product/addVariantProducts': 'added',
  '/product/addMissingCodes': 'added',
  '/product/takeOver': 'changed',
  '/product/makePictures': 'added',
  'job/products.makePictures': 'changed',
  '/product/importProduct': 'added',
  '/product/bulkEdit': 'added',
  '/product/bulkEdit/undo': 'changed',
  'job/products.import': 'added',
  'job/products.forgetActs': 'gone',
  '/productPublishTemplate/add': 'added',
  '/productPublishTemplate/edit': 'changed',
  '/productPublishTemplate/duplicate': 'added',
  '/productPublishTemplate/del/{id}': 'gone',
  '/titleKeyword/add': 'added',
  '/titleKeyword/del/{id}': 'gone',
  '/publish/plan/create': 'added',
  '/publish/plan/update': 'changed',
  '/publish/plan/schedule': 'changed',
  '/publish/plan/delete': 'gone',
  '/publish/plan/batch/delete': 'gone',
  '/publish/plan/update/product': 'changed',
  '/publish/plan/product/refreeze': 'changed',
  '/publish/plan/delete/product': 'gone',
  '/publish/plan/batch/delete/product': 'gone',
  'job/publishing.effects': 'changed',
  'job/publishing.send': 'changed',
  'job/publishing.review': 'changed',
  'job/publishing.act': 'changed',
  'job/publishing.compare': 'changed',
  'job/publishing.calendar': 'changed',
  '/publish/plan/batch/execute/publish/plan': 'changed',
  '/publish/plan/batch/execute/publish/product': 'changed',
  '/publish/plan/batch/update/status': 'changed',
  '/publish/plan/batch/update/price': 'changed',
  '/publish/plan/batch/update/real/stock': 'changed',
  '/publish/plan/product/check': 'changed',
  '/publish/plan/product/takeTheirs': 'changed',
  '/publish/plan/product/sendOurs': 'changed',
  '/productTemplate/add': 'added',
  '/productTemplate/edit': 'changed',
  '/productTemplate/duplicate': 'added',
  '/productTemplate/del/{id}': 'gone',
  '/productCodeCategoryModel/save': 'added',
  '/productCodeCategoryModel/delete': 'gone',
  'job/orders.checkStock': 'added',
  '/publish/forbiddenWord/add': 'added',
  '/publish/forbiddenWord/del': 'gone',
  '/productCodeSku/add': 'changed',
  '/productCodeSku/import': 'added',
  '/productCodeSku/delete': 'gone',
  '/productCodeSku/deleteSelected': 'gone',
  '/productCodeSku/acceptCertain': 'added',
  '/sysOrder/save': 'added',
  '/sysOrder/orderImport': 'added',
  '/sysOrder/orderImport/check': 'added',
  '/sysOrder/orderImport/run': 'added',
  'job/orders.import': 'added',
  'job/orders.forgetImports': 'gone',
  '/sysOrder/updateParcel': 'changed',
  '/sysOrder/orderReview': 'changed',
  '/sysOrder/bulkAct': 'changed',
  '/sysOrder/orderRefresh': 'changed',
  '/sysOrder/orderExport/task': 'added',
  '/sysOrder/view/save': 'changed',
  '/sysOrder/view/delete': 'gone',
  '/sysOrder/view/setDefault': 'added',
  'job/orders.export': 'added',
  '/sysOrder/retryAct': 'changed',
  '/sysOrder/undoAct': 'changed',
  'job/orders.bulkAct': 'changed',
  '/sysOrder/decideHold': 'changed',
  '/sysOrder/keepLabel': 'changed',
  '/sysOrder/settleShipment': 'changed',
  '/sysOrder/carrierName/answer': 'changed',
  '/sysOrder/carrierName/remove': 'gone',
  '/labelInvoice/import': 'added',
  '/labelInvoice/accept': 'changed',
  '/labelInvoice/discard': 'gone',
  '/production/spoil': 'changed',
  '/production/unspoil': 'changed',
  '/production/made': 'added',
  '/production/unmarkMade': 'added',
  '/production/drawings': 'added',
  '/production/gangSheets/make': 'added',
  '/production/gangSheets/printed': 'changed',
  '/production/gangSheets/undoPrinted': 'changed',
  '/production/gangSheets/discard': 'changed',
  '/production/gangSheets/redraw': 'added',
  'job/production.drawSheet': 'added',
  'job/production.releaseSheets': 'gone',
  '/handover/make': 'added',
  '/handover/undo': 'changed',
  '/bulkPrintRecord/addBulkPrintRecord': 'added',
  '/bulkPrintRecord/importBulkPrintRecord': 'added',
  '/bulkPrintRecord/costBulkOrder': 'changed',
  '/bulkPrintRecord/bulkOrder': 'changed',
  '/bulkPrintRecord/bulkOrderPush': 'changed',
  '/bulkPrintRecord/retry': 'changed',
  '/bulkPrintRecord/getLabel/{id}': 'changed',
  '/bulkPrintRecord/cancelLabel': 'changed',
  '/bulkPrintRecord/delete': 'changed',
  '/bulkPrintRecord/saveParcels': 'changed',
  'job/lastMile.import': 'added',
  'job/lastMile.calculate': 'changed',
  'job/lastMile.buy': 'changed',
  '/sysOrder/batchDelivery': 'changed',
  '/sysOrder/cancelDelivery': 'changed',
  '/sysOrder/uploadPdf': 'changed',
  '/sysOrder/analysisLabel': 'changed',
  '/sysOrder/settleRefusedLabels': 'added',
  '/sysOrder/giveRefusedLabel': 'changed',
  '/sysOrder/printOrderLabel': 'added',
  '/sysOrder/sendOrder': 'changed',
  '/sysOrder/bench/scan': 'added',
  '/sysOrder/bench/abort': 'added',
  '/sysOrder/bench/slotFull': 'added',
  '/sysOrder/downloadZip': 'added',
  'job/orders.drawings': 'changed',
  'job/orders.shipScheduled': 'changed',
  'job/orders.tellShipment': 'changed',
  'job/orders.clearRefusals': 'gone',
  'job/account.firstUser': 'added',
  'job/account.resetPassword': 'changed',
  '/user/addUser': 'added',
  '/user/updateUser': 'changed',
  '/user/suspend': 'changed',
  '/user/reinstate': 'changed',
  '/user/delUser': 'gone',
  '/user/endSession': 'gone',
  '/user/endSessions': 'gone',
  '/account/login': 'added',
  '/account/logout': 'gone',
  '/account/changePassword': 'added',
  '/account/endSession': 'gone',
  '/role/addRole': 'added',
  '/role/updateRole': 'changed',
  '/role/delete': 'gone',
  '/sysPermission/addOrUpdateSysPermission': 'changed',
  '/sysPermission/delPermission': 'gone',
  '/task/cancel': 'changed',
  'job/platform.housekeeping': 'gone',
};

it('knows every write of the product, and no other', () => {
  const calls = Object.values<Readonly<Record<string, Endpoint>>>(contract).flatMap((feature) =>
    Object.values(feature),
  );
  const paths = calls.filter((endpoint) => !endpoint.reads).map((endpoint) => endpoint.path);
  expect(actions.filter((action) => !action.startsWith('job/')).toSorted()).toEqual(paths.toSorted());
});

it('tells of every write: who, from where, which record, what it was and what it became', async () => {
  const empty = await testApp();
  await ensureAdmin(empty.db, samplePassword);
  await resetPassword(empty.db, 'admin');
  const sandbox = await testSandbox();
  const at = await shopTest({ environment: sandbox.environment });
  await writeStores(at);
  await writeAuthorizations(at, sandbox);
  await writeDefinitions(at, sandbox);
  await writeChannels(at);
  await writeLibrary(at);
  await writeProducts(at);
  await writeTemplates(at);
  await writePublishTemplates(at);
  await writeClassification(at);
  await writeWholeProducts(at);
  await writeProductActs(at);
  await writeVariants(at);
  await writeForbiddenWords(at);
  await writePlans(at);
  await writeEffects(at);
  await writeOrders(at);
  await writeBench(at);
  await writeProduction(at);
  await writeMarketOrders(at, sandbox);
  await writeLastMile({ ...at, sandbox });
  await writeSync(at, sandbox);
  await writeUsers(at);
  await clearOut(at);
  const published = await writePublishing();

  const rows = [...(await rowsOf(empty.db)), ...(await rowsOf(at.test.db)), ...(await rowsOf(published.test.db))];
  expect(wrongIn(rows)).toEqual([]);
  expect(unnamedIn(rows)).toEqual([]);
  for (const row of rows) {
    const job = row.action.startsWith('job/');
    // an act of a person that goes on in the background is still theirs
    const username = row.action === 'job/orders.bulkAct' ? 'tester' : 'system';
    expect(row).toMatchObject(job ? { username, address: '', requestId: '' } : { address: '127.0.0.1' });
    if (!job) expect(row.requestId).not.toBe('');
  }
  const told = JSON.stringify(rows);
  for (const secret of [
    samplePassword,
    sampleToken,
    'donkey8',
    at.admin.token,
    '$argon2',
    '/files/',
    '"type":"Buffer"',
    sandbox.keysOf('s4')['accessToken'],
  ]) {
    expect(told).not.toContain(secret);
  }
}, 180_000);

/** Writes that left no row about one of their kinds of record, one about any other kind, or none of the shape that they should have. */
function wrongIn(rows: readonly Row[]): string[] {
  return actions.flatMap((action) => {
    const own = rows.filter((row) => row.action === action);
    const kinds = [...new Set(own.map((row) => row.objectType))].toSorted().join();
    const right = kinds === auditActions[action].toSorted().join() && own.some(shapes[expected[action]]);
    return right
      ? []
      : [`${action}: ${expected[action]} of ${auditActions[action].join()}, not ${JSON.stringify(own)}`];
  });
}

/** What ended long ago goes at night. */
async function clearOut({ test }: ShopTest): Promise<void> {
  const old = { expiresAt: '2020-01-01T00:00:00Z' };
  await test.as(['/order/index']);
  await test.db.updateTable('sessions').set(old).where('userId', '!=', '1').execute();
  await test.db.updateTable('tasks').set({ gmtModified: old.expiresAt }).where('state', '=', 'done').execute();
  await test.db.updateTable('labelRefusals').set({ gmtCreate: old.expiresAt }).execute();
  const night = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await housekeeping.run(night, {});
  await test.db.updateTable('trashedFiles').set({ deletedAt: old.expiresAt }).execute();
  await test.db.updateTable('orderImports').set({ gmtCreate: old.expiresAt }).execute();
  await clearRefusals.run(night, {});
  await forgetOrderImports.run(night, {});
  await emptyTrash.run(night, {});
  await test.db.updateTable('productCodes').set({ realStock: 12_345 }).execute();
  await checkStock.run(night, {});
}

it('names of a bulk act the orders that it changed, from what to what, and no other', async () => {
  const at = await shopTest();
  await writeOrders(at);
  const rows = await rowsOf(at.test.db);
  const last = (action: AuditAction) => rows.findLast((row) => row.action === action)!;

  const imported = rows.find((row) => row.action === '/sysOrder/orderImport')!;
  expect(imported.after).toEqual({
    file: 'monday.xlsx',
    [imported.objectIds[0]!]: { thirdOrderNumber: 'IMPORTED-1', sysStatus: orderStatus.factoryReview },
  });
  const shipped = rows.find((row) => row.action === '/sysOrder/batchDelivery')!;
  expect(shipped.objectIds).toHaveLength(1);
  const [id] = shipped.objectIds;
  expect(shipped.before).toMatchObject({ [id!]: { sysStatus: orderStatus.inProduction, deliveryTime: null } });
  expect(shipped.after).toMatchObject({ refused: 1, [id!]: { sysStatus: orderStatus.shipped } });
  const scheduled = last('job/orders.shipScheduled');
  expect(scheduled.after).toMatchObject({ [scheduled.objectIds[0]!]: { sysStatus: orderStatus.shipped } });
  const labelled = last('/sysOrder/uploadPdf');
  expect(labelled.before).toMatchObject({ [labelled.objectIds[0]!]: { label: null } });
  expect(labelled.after).toMatchObject({ [labelled.objectIds[0]!]: { label: expect.stringMatching(/^[0-9a-f]{8}$/) } });
  const cancelled = last('job/orders.drawings');
  expect(cancelled.after).toMatchObject({
    [cancelled.objectIds[0]!]: { sysStatus: orderStatus.abnormal, problem: { key: 'orders.drawingsCancelled' } },
  });
});

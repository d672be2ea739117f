import { createHash } from 'node:crypto';
import { account } from '@pressroom/contract/account/account';
import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels, flattened } from '@pressroom/contract/categories/models';
import { carrierNames } from '@pressroom/contract/orders/carrierNames';
import { channels } from '@pressroom/contract/channels/channels';
import { stock } from '@pressroom/contract/categories/stock';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { orderImports } from '@pressroom/contract/orders/imports';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { printing } from '@pressroom/contract/printing/printing';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { roles } from '@pressroom/contract/roles/roles';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { storeCalendar } from '@pressroom/contract/stores/calendar';
import { storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { stores } from '@pressroom/contract/stores/stores';
import { tasks } from '@pressroom/contract/tasks/tasks';
import { users } from '@pressroom/contract/users/users';
import { type Attachments, openCaller } from '../../caller.ts';
import { must } from '../../demo/shop.ts';
import { writeWorkbook } from '../../platform/spreadsheet/write.ts';
import { transact } from '../../platform/database/transact.ts';
import { categoryInput, channelInput, makeRole, makeUser, permissionAt, samplePassword } from '../../testing/make.ts';
import { marketOrder, takeOver } from '../../testing/marketOrder.ts';
import { copyOrders, labelPdf, makeOrder, makeOrderInProduction, type ShopTest } from '../../testing/orderMakers.ts';
import { drawnPrint } from '../../testing/samplePrints.ts';
import { productTemplateForm } from '../../testing/templateMakers.ts';
import type { TestSandbox } from '../../testing/sandbox.ts';
import { importOrderSheet, shipScheduled } from '../orders/orders.public.ts';
import { checkGrants } from '../stores/stores.public.ts';

export async function writeStores({ admin }: ShopTest): Promise<void> {
  const form = { name: 'Cactus', typeCode: 'OTHER', countryCode: 'MX', currency: 'USD', remark: 'first' } as const;
  const { id } = await must(admin, stores.create, form);
  await must(admin, stores.update, { ...form, id, remark: 'second' });
  await must(admin, stores.disable, { id });
  await must(admin, stores.enable, { id });
  await must(admin, stores.delete, { id });
}

export async function writeAuthorizations({ admin, test }: ShopTest, sandbox: TestSandbox): Promise<void> {
  const { id } = await sandbox.openStore(admin, 's4');
  await must(admin, stores.testConnection, { id });
  await must(admin, stores.updateSyncOrder, { id, syncOrder: 1 });
  await sandbox.issueToken('s4');
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await checkGrants.run(context, {});
  await must(admin, stores.withdraw, { id, scope: 'orders' });
}

export async function writeDefinitions({ admin }: ShopTest, sandbox: TestSandbox): Promise<void> {
  const { id: storeId } = await sandbox.openStore(admin, 's3', { name: 'Fashion' });
  await must(admin, platformCategories.refresh, { storeId });
  const leaves = await must(admin, platformCategories.search, { storeId, fuzzy: 'T-shirts' });
  const { productTypeId } = leaves.find((leaf) => leaf.productTypeId !== null)!;
  const { customAttributeIds } = await must(admin, platformCategories.attributes, {
    storeId,
    productTypeId: productTypeId!,
  });
  const value = { storeId, productTypeId: productTypeId!, attributeId: customAttributeIds[0]!, value: 'Our own' };
  await must(admin, platformCategories.addCustomValue, value);
  await must(admin, storePublishing.refresh, { id: storeId });
  await must(admin, storePublishing.save, { id: storeId, settings: null, priceRule: null });
  await must(admin, storeShipping.save, { id: storeId, rule: 'cheapest' });
  await must(admin, storeCalendar.save, { id: storeId, workingDays: [1, 2, 3], cutOff: '17:30' });
}

export async function writeChannels({ admin }: ShopTest): Promise<void> {
  const { id } = await must(admin, channels.save, channelInput());
  await must(admin, channels.updateStatus, { id, dataStatus: 0 });
  await must(admin, channels.updateStatus, { id, dataStatus: -1 });
}

export async function writeLibrary({ admin }: ShopTest): Promise<void> {
  const folder = await must(admin, library.createFolder, { name: 'Autumn' });
  const inner = await must(admin, library.createFolder, { name: 'Leaves', parentId: folder.id });
  await must(admin, library.editFolder, { id: folder.id, name: 'Winter' });
  const leaf = await picture('leaf.png');
  const [stored] = await must(admin, library.uploadBatch, { folderId: folder.id }, [leaf]);
  await must(admin, library.upload, {}, [await picture('base.png')]);
  const [left] = await must(admin, library.uploadBatch, { folderId: folder.id }, [await picture('left.png', 8)]);
  const moved = [stored!.id!, inner.id];
  await must(admin, library.moveToFolder, { targetFolderId: '0', operationFileIds: moved });
  const other = await drawnPrint({ name: 'fox', widthCm: 3, heightCm: 2 });
  await must(admin, library.replace, { id: stored!.id! }, [{ fileName: 'new leaf.png', bytes: other }]);
  await must(admin, library.rename, { id: stored!.id!, name: 'Gold leaf' });
  await must(admin, library.renameBatch, { ids: [stored!.id!], find: 'gold', replacement: 'Red', count: 1 });
  const again = { name: 'leaf again.png', sha256: createHash('sha256').update(leaf.bytes).digest('hex') };
  const [known] = await must(admin, library.addKnown, { folderId: folder.id, files: [again] });
  await must(admin, library.delete, { ids: [...moved, left!.id!, known!.id!] });
  await must(admin, library.restore, { ids: [stored!.id!] });
  await must(admin, library.purge, { ids: [known!.id!] });
}

async function picture(fileName: string, seed = 7): Promise<Attachments[number]> {
  return { fileName, bytes: await drawnPrint({ name: 'fox', widthCm: 2, heightCm: 2, seed }) };
}

export async function writeTemplates({ admin, test }: ShopTest): Promise<void> {
  const [kept] = await must(admin, pictures.upload, {}, [await picture('box.png')]);
  await must(admin, pictures.fix, { addresses: kept!.picture!.fileUrl }, []);
  const packed = { name: 'Carton', packageShape: 1, packageType: 0, image1: kept!.picture!.fileUrl } as const;
  const carton = await must(admin, packaging.create, packed);
  await must(admin, packaging.update, { ...packed, id: carton.id, packageShape: 2 });
  await must(admin, packaging.duplicate, { id: carton.id, name: 'Carton 2' });
  await must(admin, packaging.delete, { id: carton.id });
  const form = await productTemplateForm(test);
  const { id } = await must(admin, productTemplates.add, form);
  await must(admin, productTemplates.edit, { ...form, id, stock: '7' });
  await must(admin, productTemplates.duplicate, { id, name: 'Another one' });
  await must(admin, productTemplates.del, { id });
}

export async function writePublishTemplates({ admin, shop }: ShopTest): Promise<void> {
  const form = { name: 'Summer tees', storeIds: [shop.stores.austin], saleType: '1,2', titleKeyword: 'tee,{design}' };
  const { id } = await must(admin, publishTemplates.add, form);
  await must(admin, publishTemplates.edit, { ...form, id, saleType: '1' });
  await must(admin, publishTemplates.duplicate, { id, name: 'Winter tees' });
  await must(admin, publishTemplates.del, { id });
  const { added } = await must(admin, titleKeywords.add, { keyword: 'soft cotton, gift' });
  await must(admin, titleKeywords.del, { id: added[0]!.id });
}

export async function writeProducts({ admin, shop }: ShopTest): Promise<void> {
  const code = await must(admin, codes.create, { type: codeType.colour, name: 'Red', code: 'RED' });
  await must(admin, codes.edit, { id: code.id, name: 'Rojo', code: 'RED' });
  const form = await categoryInput(admin, { name: 'Red tee', colorCode: 'RED' });
  const category = await must(admin, categories.create, form);
  await must(admin, categories.update, { ...form, id: category.id, boxWeight: 250 });
  const product = await must(admin, categories.createProductCode, {
    productCodeCategoryId: category.id,
    sizeCode: 'M',
    realStock: 5,
  });
  await must(admin, categories.updateProductCode, { id: product.id, sizeCode: 'M', realStock: 8 });
  const columns = ['型号编码', '颜色编码', '尺码编码', '实际库存'].map((header) => ({ header, kind: 'text' as const }));
  const bytes = await writeWorkbook([{ name: 'Sheet1', columns, rows: [['TEE', 'RED', 'L', '7']] }]);
  await must(admin, categories.importProductCodes, {}, [{ fileName: 'codes.xlsx', bytes }]);
  await must(admin, stock.stocktake, { reason: 'Counted' }, [await sheetOf({ 产品编码: 'TEE-RED-L', 实盘数量: '9' })]);
  const [size] = (await must(admin, codes.createMany, { type: codeType.size, entries: [{ name: '5XL', code: '5XL' }] }))
    .created;
  const several = { styleCode: 'TEE', colorCodes: ['RED'], sizeCodes: [size!], realStock: 0 };
  await must(admin, categories.createProductCodes, several);
  const model = await must(admin, categoryModels.save, {
    productCodeCategoryId: category.id,
    shopId: shop.stores.linden,
    bottomImageId: form.bottomImageId,
    printNum: 1,
    ...flattened(category.printLocations),
  });
  await must(admin, categoryModels.delete, { ids: [model.id] });
  const mapping = {
    skuId: '99',
    shopId: shop.stores.linden,
    productCode: 'TEE-RED-M',
    printingImage: shop.pictures.owl_front,
  };
  const { id } = await must(admin, skuMapping.save, mapping);
  await must(admin, skuMapping.save, { ...mapping, id, printingImage: shop.pictures.fox_back });
  await must(admin, skuMapping.delete, { ids: [id] });
  await must(admin, codes.edit, { id: code.id, name: 'Ruby', code: 'RUBY', renameUses: true });
  const { rows } = await must(admin, categories.productCodePage, { productCodeCategoryId: category.id });
  for (const { id: codeId } of rows) await must(admin, categories.deleteProductCode, { id: codeId });
  await must(admin, categories.delete, { id: category.id });
  await must(admin, codes.delete, { id: code.id });
}

const tracking = '1Z999AA10123456784';

export async function writeOrders(at: ShopTest): Promise<void> {
  const { admin, test } = at;
  const pdf = [{ fileName: 'labels.pdf', bytes: await labelPdf([tracking]) }];
  await importOne(at, 'IMPORTED-1');
  await importChecked(at);
  await must(admin, orders.analysisLabel, {}, pdf);
  const { rows: refused } = await must(admin, orders.refusedLabels, {});
  await must(admin, orders.settleRefusedLabels, { ids: refused.map((label) => label.id), reason: 'notALabel' });
  const unnumbered = await makeOrder(at, { trackingNumber: null });
  const other = await labelPdf(['1Z5R89390357567127']);
  const [kept] = await must(admin, orders.analysisLabel, {}, [{ fileName: 'other.pdf', bytes: other }]);
  await must(admin, orders.giveRefusedLabel, { id: kept!.refusedId!, orderId: unnumbered.id });

  const order = await makeOrderInProduction(at, { trackingNumber: tracking });
  const { id, thirdOrderNumber } = order;
  await must(admin, orders.downloadZip, { ids: [id] });
  await must(admin, orders.uploadPdf, { trackingNumber: tracking }, pdf);
  const third = '1ZXX3150YW44070023';
  await makeOrder(at, { trackingNumber: third });
  await must(admin, orders.analysisLabel, {}, [{ fileName: 'third.pdf', bytes: await labelPdf([third]) }]);
  await must(admin, printing.printOrderLabel, { thirdOrderNumber });
  await must(admin, printing.sendOrder, { thirdOrderNumber, status: 2 });
  await must(admin, printing.sendOrder, { thirdOrderNumber, status: 2 });

  await must(admin, orders.updateParcel, { id, trackingNumber: tracking, carrierName: 'UPS', sharedParcel: true }, []);
  await must(admin, orders.batchDelivery, { ids: [id, '404404'] });
  const { id: stopped } = await makeOrder(at);
  const selection = { ids: [stopped] };
  const early = await must(admin, orders.bulkAct, { selection, act: 'submit' });
  await must(admin, orders.bulkAct, { selection, act: 'abnormal' });
  const view = await must(admin, orders.saveView, { name: 'Urgent', filters: { deadline: '1' } });
  await must(admin, orders.saveView, { id: view.id, name: 'Most urgent', filters: { deadline: '1' } });
  await must(admin, orders.setDefaultView, { id: view.id });
  await must(admin, orders.deleteView, { id: view.id });
  await must(admin, orders.exportTask, { selection, columns: ['thirdOrderNumber'] });
  const { actId } = await must(admin, orders.retryAct, { actId: early.actId! });
  await must(admin, orders.undoAct, { actId: actId! });
  await must(admin, orders.bulkAct, { selection: { ids: await copyOrders(at, stopped, 201) }, act: 'close' });
  const later = await makeOrderInProduction(at, { orderTime: Date.now() });
  await must(admin, orders.batchDelivery, { ids: [later.id], delivery: 2 });
  await must(admin, orders.cancelDelivery, { ids: [later.id] });
  await must(admin, orders.batchDelivery, { ids: [later.id], delivery: 2 });
  const passed = new Date(Date.now() - 1000).toISOString();
  await test.db.updateTable('orders').set({ scheduledDelivery: passed }).where('id', '=', later.id).execute();
  await transact(test.db, (tx) => test.app.jobs.enqueueMany(tx, shipScheduled, [{ orderId: later.id }]));

  const { id: unanswered } = await makeOrderInProduction(at);
  const told = { orderId: unanswered, carrierName: 'UPS', trackingNumber: '1Z', state: 'unknown', createUser: 'admin' };
  await test.db.insertInto('shipmentConfirmations').values(told).execute();
  await must(admin, orders.settleShipment, { id: unanswered, outcome: 'shipped' });

  const waiting = await makeOrder(at, { orderDetailsList: [{ msku: '98', num: 1 }] });
  const { shopId } = waiting;
  const mapping = { skuId: '98', shopId, productCode: 'TEE-WHT-L', printingImage: at.shop.pictures.rose_front };
  await must(admin, skuMapping.save, mapping);
  await test.db.updateTable('orderLines').set({ parcelLong: 99 }).where('orderId', '=', waiting.id).execute();
  await must(admin, orders.orderRefresh, { ids: [waiting.id] });
  await makeOrder(at, { orderDetailsList: [{ msku: '97', num: 1 }], shopId: at.shop.stores.linden });
  const cells = { 'SKU ID': '97', 店铺: 'Linden Tees', 产品编码: 'TEE-WHT-L', 印花图1: 'owl_front' };
  await must(admin, skuMapping.batchImport, {}, [await sheetOf(cells)]);
  await must(admin, skuMapping.save, { ...mapping, skuId: 'MANY-1' });
  await makeOrder(at, { orderDetailsList: [{ msku: 'MANY-1', num: 1 }], shopId: at.shop.stores.linden });
  await must(admin, skuMapping.acceptCertain, { skuId: 'MANY-1', expected: 1 });
  await must(admin, skuMapping.deleteSelected, { search: { skuId: 'MANY-1' }, expected: 2 });

  const { taskId } = await must(admin, orders.orderReview, {
    ids: [(await makeOrder(at)).id],
    sysStatus: reviewAction.approve,
  });
  await must(admin, tasks.cancel, { id: taskId! });
  await test.drain();
}

/** An order that its marketplace stops and a person lets go on, while the marketplace takes our keys away. */
export async function writeMarketOrders(at: ShopTest, sandbox: TestSandbox): Promise<void> {
  const { admin, test } = at;
  const { id: shopId } = await sandbox.openStore(admin, 's1', { name: 'Unbound' });
  const [thirdOrderNumber] = (await sandbox.orders('s1', { count: 1, heldBack: 0 })) as [string];
  const { id } = await makeOrderInProduction(at, {
    shopId,
    thirdOrderNumber,
    trackingNumber: '9400111899560334842612',
  });
  const bytes = await labelPdf(['9400111899560334842612']);
  const label = { id, trackingNumber: '9400111899560334842612' };
  await must(admin, orders.uploadPdf, label, [{ fileName: 'label.pdf', bytes }]);
  const lines = marketOrder(at).lines.map((line) => ({ ...line, marketItems: [] }));
  await takeOver(at, marketOrder(at, { thirdOrderNumber, shopId, lines, asked: ['risk'] }));
  await must(admin, orders.decideHold, { id, decisions: [{ kind: 'risk', decision: 'goOn' }] });
  await must(admin, orders.keepLabel, { id });
  await must(admin, orders.orderReview, { ids: [id], sysStatus: reviewAction.approve });
  const { rows } = await askedCarriers(at, id, 'USPS Special');
  await must(admin, carrierNames.remove, { id: rows[0]!.id });
  const again = await askedCarriers(at, id, 'USPS Special');
  await must(admin, carrierNames.answer, { id: again.rows[0]!.id, theirName: again.rows[0]!.choices[0]! });
  await sandbox.control('POST', 'stores/s1/unbind');
  await test.drain();
}

/** A shipment by a carrier that the marketplace calls otherwise. */
async function askedCarriers({ admin, test }: ShopTest, id: string, carrierName: string) {
  await test.db.updateTable('orders').set({ carrierName }).where('id', '=', id).execute();
  await must(admin, orders.batchDelivery, { ids: [id] });
  await test.drain();
  return must(admin, carrierNames.page, {});
}

const importedCells = (number: string) => ({
  订单号: number,
  店铺名称: 'Linden Tees',
  面单类型: '1',
  产品编码: 'TEE-WHT-L',
  印花图1: 'rose_front',
  数量: '1',
});

async function importOne({ admin }: ShopTest, number: string): Promise<void> {
  await must(admin, orders.orderImport, {}, [await sheetOf(importedCells(number))]);
}

/** A sheet that is checked and imported at once, and one that a task imports. */
async function importChecked({ admin, test }: ShopTest): Promise<void> {
  const check = async (number: string) =>
    must(admin, orderImports.checkImport, {}, [await sheetOf(importedCells(number))]);
  await must(admin, orderImports.importChecked, { id: (await check('IMPORTED-2')).id });
  const { id: importId } = await check('IMPORTED-3');
  const kept = { userId: '1', kind: 'orders.import', titleKey: 'orderImport.task', total: 1 };
  const { id: taskId } = await test.db.insertInto('tasks').values(kept).returning('id').executeTakeFirstOrThrow();
  const context = { app: test.app, log: test.app.log, signal: new AbortController().signal };
  await importOrderSheet.run(context, { importId, taskId });
}

async function sheetOf(cells: Record<string, string>): Promise<Attachments[number]> {
  const columns = Object.keys(cells).map((header) => ({ header }));
  return {
    fileName: 'monday.xlsx',
    bytes: await writeWorkbook([{ name: 'Sheet1', columns, rows: [Object.values(cells)] }]),
  };
}

export async function writeUsers({ admin, test }: ShopTest): Promise<void> {
  const node = { path: 'orderGift', nameZh: '礼品', nameEn: 'Gift', sort: 5 };
  const permission = await must(admin, roles.addOrUpdateSysPermission, node);
  await must(admin, roles.addOrUpdateSysPermission, { ...node, id: permission.id, nameEn: 'Present' });
  await must(admin, roles.delPermission, { id: permission.id });
  const role = await makeRole(admin, { roleName: 'Packer', keys: ['/order/print'] });
  const look = await permissionAt(admin, '/order/index');
  await must(admin, roles.updateRole, { id: role.id, roleName: 'Packers', remark: '', permissions: [look] });

  const user = await makeUser(admin, { username: 'wei', roleId: role.id });
  const { id, username, nickname, roleId } = user;
  await must(admin, users.updateUser, { id, username, nickname, roleId, phone: '0755 2345678' });
  const signIn = async (password: string) => {
    const { data } = await test.anonymous.call(account.login, { username, password });
    return openCaller(test.server, data.accessToken, () => 'en');
  };
  const first = await signIn(samplePassword);
  await must(first, account.changePassword, { oldPassword: samplePassword, newPassword: 'donkey8' });
  await must(first, account.logout, {});
  const one = await signIn('donkey8');
  await signIn('donkey8');
  await signIn('donkey8');
  const another = async () => (await must(one, account.sessions, {})).find((session) => !session.current)!.id;
  await must(one, account.endSession, { id: await another() });
  await must(admin, users.endSession, { id: await another() });
  await must(admin, users.endSessions, { id });
  await must(admin, users.suspend, { id });
  await must(admin, users.reinstate, { id });
  await must(admin, users.delUser, { id });
  await must(admin, roles.delete, { id: role.id });
}

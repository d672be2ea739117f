import { describe, expect, it } from 'vitest';
import { fakeTemu } from '../testing/fakeTemu.ts';
import { getTemuAttributes } from './attributes.ts';
import { findTemuCategories } from './categories.ts';
import { getTemuMall, getTemuToken, missingTemuScopes } from './token.ts';
import { findTemuShippingWarehouses, findTemuStockWarehouses } from './warehouses.ts';

describe('a token', () => {
  const info = 'bg.open.accesstoken.info.get';

  it('says until when and for what it is good', async () => {
    const { store, sent } = await fakeTemu({
      [info]: `{"mallId":634418212345678901,"expiredTime":1771545600,"apiScopeList":["bg.order.list.v2.get"],"mallType":1,"regionId":211,
        "appSubscribeStatus":0,"appSubscribeEventCodeList":["bg_order_status_change_event"],"authEventCodeList":[{"eventCode":"bg_order_status_change_event","permitsStatus":1}]}`,
    });
    const token = await getTemuToken(store, 'orders');
    expect(token).toMatchObject({
      mallId: '634418212345678901',
      expiresAt: new Date('2026-02-20T00:00:00Z'),
      mallType: 'semiManaged',
      pushing: true,
      permittedEvents: [{ eventCode: 'bg_order_status_change_event', permitsStatus: 1 }],
    });
    expect(sent[0]?.zone).toBe('us');
    const missing = missingTemuScopes(store, 'orders', token);
    expect(missing).toContainEqual({ name: 'bg.logistics.shipment.create', scope: 'labels' });
    expect(missing.map(({ name }) => name)).not.toContain('bg.order.list.v2.get');
    expect(missing.map(({ name }) => name)).not.toContain(info);
    expect(missing.map(({ name }) => name)).not.toContain('bg.goods.cats.get');
  });

  it('is asked for under another name on the partner gateway, which names no mall id', async () => {
    const { store, sent } = await fakeTemu({
      [`${info}.global`]: '{"mallName":"店铺","uniqueId":"u-1","expiredTime":null,"apiScopeList":null}',
      [info]: '{"mallId":1}',
    });
    expect(await getTemuToken(store, 'PA')).toMatchObject({
      mallName: '店铺',
      mallId: undefined,
      expiresAt: undefined,
      scopes: [],
      pushing: undefined,
    });
    await getTemuToken(store, 'CN');
    expect(sent.map(({ zone }) => zone)).toEqual(['pa', 'cn']);
  });

  it('leads to its mall', async () => {
    const { store } = await fakeTemu({ 'bg.mall.info.get': '{"semiManagedMall":true,"isThriftStore":false}' });
    expect(await getTemuMall(store)).toEqual({ semiManaged: true, secondHand: false });
  });
});

describe('warehouses', () => {
  it('of shipping are those of the order zone', async () => {
    const { store, sent } = await fakeTemu({
      'bg.logistics.warehouse.list.get':
        '{"warehouseList":[{"warehouseId":"WH-1","warehouseName":"Lager Süd","regionId1":211,"defaultWarehouse":true,"warehouseManagementType":1,"enableBuyShippingLabel":true}]}',
    });
    expect(await findTemuShippingWarehouses(store, { labelsOnly: true })).toMatchObject([
      { warehouseId: 'WH-1', name: 'Lager Süd', isDefault: true, management: 'own', canBuyLabels: true },
    ]);
    expect(sent[0]?.raw['returnEnableBuyShippingLabelOnly']).toBe('true');
  });

  it('of stock are grouped by site', async () => {
    const { store, sent } = await fakeTemu({
      'bg.btg.goods.stock.warehouse.list.get':
        '{"warehouseDTOList":[{"siteId":100,"siteName":"United States","validWarehouseList":[{"warehouseId":"WH-1","warehouseName":"A","warehouseDisable":null,"managementType":"1"}]},{"siteId":110,"siteName":"Mexico","validWarehouseList":null}]}',
    });
    expect(await findTemuStockWarehouses(store, { siteIds: ['100', '110'] })).toEqual([
      {
        siteId: '100',
        siteName: 'United States',
        validWarehouseList: [{ warehouseId: 'WH-1', warehouseName: 'A', warehouseDisable: false, managementType: '1' }],
      },
      { siteId: '110', siteName: 'Mexico', validWarehouseList: [] },
    ]);
    expect(sent[0]?.raw['siteIdList']).toBe('[100,110]');
    expect(sent[0]?.raw).not.toHaveProperty('openApiUser');
    await findTemuStockWarehouses(store, { siteIds: ['100'], supplierId: '634418212345678901' });
    expect(sent[1]?.raw['openApiUser']).toBe('{"supplierId":634418212345678901}');
  });
});

describe('the catalogue', () => {
  it('opens level by level', async () => {
    const { store, sent } = await fakeTemu({
      'bg.goods.cats.get':
        '{"categoryDTOList":[{"catId":25439,"catName":"男装","parentCatId":0,"isLeaf":false,"catLevel":1,"catType":1,"isHidden":null,"hiddenType":2}]}',
    });
    expect(await findTemuCategories(store)).toEqual([
      { categoryId: '25439', name: '男装', parentId: '0', isLeaf: false, level: 1, isApparel: true, isHidden: true },
    ]);
    await findTemuCategories(store, '25439');
    expect(sent.map(({ raw }) => raw['parentCatId'])).toEqual(['0', '25439']);
  });

  it('describes how a category is filled in', async () => {
    const { store, sent } = await fakeTemu({
      'bg.goods.attrs.get': `{"inputMaxSpecNum":2,"chooseAllQualifySpec":false,"singleSpecValueNum":50,"properties":[
        {"refPid":12,"pid":1,"templatePid":9007199254740993,"parentTemplatePid":0,"name":"材质","required":true,"isSale":false,
         "controlType":16,"propertyValueType":0,"values":null,"valueUnit":["%"],"minValue":"0","maxValue":"100","valuePrecision":2,
         "valueRule":1,"numberInputTitle":"比例","showCondition":[{"parentRefPid":7,"parentVids":[71,72]}],
         "templatePropertyValueParentList":[{"parentVidList":[71],"vidList":[1,2]}]},
        {"refPid":13,"pid":2,"templatePid":3,"name":"Colour","isSale":true,"controlType":1,"values":[{"vid":5,"value":"Black","group":null},{"vid":6,"value":"Navy","group":"Blues"},{"vid":7,"value":"Sky","group":{"id":8,"name":"Blues"}}]}]}`,
    });
    const { inputMaxSpecNum, properties } = await getTemuAttributes(store, { categoryId: '25440', languages: ['en'] });
    expect(inputMaxSpecNum).toBe(2);
    expect(properties).toMatchObject([
      {
        templatePid: '9007199254740993',
        name: '材质',
        values: [],
        maxValue: '100',
        valueRule: 1,
        showCondition: [{ parentRefPid: '7', parentVids: ['71', '72'] }],
        templatePropertyValueParentList: [{ parentVidList: ['71'], vidList: ['1', '2'] }],
      },
      {
        name: 'Colour',
        values: [{ vid: '5' }, { group: { name: 'Blues' } }, { group: { id: '8', name: 'Blues' } }],
        showCondition: [],
      },
    ]);
    expect(sent[0]?.raw).toMatchObject({ catId: '25440', langList: '["en"]' });
  });
});

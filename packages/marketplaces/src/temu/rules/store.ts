import { judgeCurrency, judgeMissing, judgeOffered } from '../../rules/settings.ts';
import type { TemuRule } from './temuRule.ts';

export const storeRules: readonly TemuRule[] = [
  {
    id: 'temu.settings',
    since: '2026-04-18',
    source: 'goods.add: productSemiManagedReq, productShipmentReq, productWarehouseRouteReq, productOrigin',
    sureness: 'B',
    judge: (_draft, store) => judgeMissing(store),
  },
  {
    id: 'temu.sites',
    since: '2026-04-18',
    source: 'The list of sites; goods.add: bindSiteIds of semi-managed shops',
    sureness: 'B',
    judge: (_draft, { mode, settings }, { sites }) =>
      settings && mode === 'semi'
        ? judgeOffered({
            field: 'siteIds',
            what: { key: 'preflight.site' },
            values: settings.siteIds.map((value) => ({ value })),
            offered: sites,
          })
        : [],
  },
  {
    id: 'temu.warehouse',
    since: '2026-04-18',
    source: 'stock.warehouse.list.get; goods.add: targetRouteList of semi-managed shops',
    sureness: 'B',
    judge: (_draft, { mode, settings }, { warehouses }) =>
      settings?.warehouseId && mode === 'semi'
        ? judgeOffered({
            field: 'warehouseId',
            what: { key: 'preflight.warehouse' },
            values: [{ value: settings.warehouseId, name: settings.warehouseName }],
            offered: warehouses,
          })
        : [],
  },
  {
    id: 'temu.freightTemplate',
    since: '2026-04-18',
    source: 'logistics.template.get; goods.add: freightTemplateId of semi-managed shops; codes 2000125, 2000127',
    sureness: 'B',
    judge: (_draft, { mode, settings }, { freightTemplates }) =>
      settings?.freightTemplateId && mode === 'semi'
        ? judgeOffered({
            field: 'freightTemplateId',
            what: { key: 'preflight.freightTemplate' },
            values: [{ value: settings.freightTemplateId, name: settings.freightTemplateName }],
            offered: freightTemplates,
          })
        : [],
  },
  {
    id: 'temu.currency',
    since: '2026-04-18',
    source: 'goods.add: currencyType; codes 2000060, 2000061',
    sureness: 'B',
    judge: (_draft, { settings }, { currencies }) => (settings ? judgeCurrency(settings.currency, currencies) : []),
  },
];

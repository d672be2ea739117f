import type { Message } from '@pressroom/contract/message';
import { error } from '../../rules/found.ts';
import { judgeCurrency, judgeMissing, judgeOffered } from '../../rules/settings.ts';
import type { SheinRule } from './sheinRule.ts';

const site: Message = { key: 'preflight.site' };
const brand: Message = { key: 'preflight.brand' };
const warehouse: Message = { key: 'preflight.warehouse' };

export const storeRules: readonly SheinRule[] = [
  {
    id: 'shein.settings',
    since: '2026-04-17',
    source: 'publishOrEdit: brand_code, site_list, currency',
    sureness: 'A',
    judge: (_draft, store) => judgeMissing(store),
  },
  {
    id: 'shein.brand',
    since: '2026-04-17',
    source: 'query-brand-list; publishOrEdit: brand_code',
    sureness: 'A',
    judge: (_draft, { settings }, { brands }) =>
      settings?.brandCode
        ? judgeOffered({
            field: 'brandCode',
            what: brand,
            values: [{ value: settings.brandCode, name: settings.brandName }],
            offered: brands,
          })
        : [],
  },
  {
    id: 'shein.sites',
    since: '2026-04-17',
    source: 'query-site-list; publishOrEdit: site_list, of semi-managed stores',
    sureness: 'A',
    judge: (_draft, { mode, settings }, { sites }) =>
      settings && mode === 'semi'
        ? judgeOffered({
            field: 'subSites',
            what: site,
            values: settings.subSites.map((sub) => ({ value: `${settings.mainSite}/${sub}`, name: sub })),
            offered: sites,
          })
        : [],
  },
  {
    id: 'shein.warehouse',
    since: '2026-04-17',
    source: 'msc/warehouse/list; publishOrEdit: supplier_warehouse_id where a store has several warehouses',
    sureness: 'A',
    judge: (_draft, { mode, settings }, { warehouses }) => {
      if (!settings || mode === 'full') return [];
      const { warehouseCode, warehouseName } = settings;
      if (warehouseCode !== null) {
        const values = [{ value: warehouseCode, name: warehouseName }];
        return judgeOffered({ field: 'warehouseCode', what: warehouse, values, offered: warehouses });
      }
      if (!warehouses || warehouses.size < 2) return [];
      return [error({ part: 'settings', field: 'warehouseCode' }, 'preflight.settingMissing', { field: warehouse })];
    },
  },
  {
    id: 'shein.currency',
    since: '2026-04-17',
    source: 'query-site-list: currency; query-publish-fill-in-standard: currency, of supply prices',
    sureness: 'A',
    judge: (_draft, { settings }, { currencies }) => (settings ? judgeCurrency(settings.currency, currencies) : []),
  },
];

import { judgeCurrency, judgeMissing, judgeOffered } from '../../rules/settings.ts';
import { error } from '../../rules/found.ts';
import { temuSettings } from '../settings.ts';
import { temuSites } from '../sites.ts';
import { currencyOfCountry, siteOfCountry } from './limits.ts';
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
    id: 'temu.sites.own',
    since: '2026-04-18',
    source: 'The list of sites; goods.add: codes 6000136, 6000139',
    sureness: 'I',
    judge: (_draft, { mode, country, settings }) =>
      settings && mode === 'semi' ? settings.siteIds.filter(isForeignTo(country)).map(foreignSite) : [],
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
    judge: (_draft, { country, settings }) => {
      const own = currencyOfCountry[country];
      return settings ? judgeCurrency(settings.currency, new Set(own === undefined ? [] : ['CNY', own])) : [];
    },
  },
];

/** Of countries that are not listed nothing is known. */
const isForeignTo = (country: string) => (siteId: string) => {
  const { europeanSites } = temuSettings.unverified;
  const own = siteOfCountry[country];
  if (own !== undefined) return siteId !== own;
  return currencyOfCountry[country] === 'EUR' && !europeanSites.includes(siteId);
};

function foreignSite(siteId: string) {
  const site = temuSites.find(({ id }) => id === siteId)?.name ?? siteId;
  return error({ part: 'settings', field: 'siteIds' }, 'preflight.siteForeign', { site });
}

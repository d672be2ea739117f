import { z } from 'zod';
import { integer, list, optionalText, text } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const siteList = {
  path: '/open-api/goods/query-site-list',
  method: 'POST',
  repeatable: true,
  info: z.object({
    data: list(
      z
        .object({
          main_site: text,
          main_site_name: optionalText,
          sub_site_list: list(
            z.object({ site_name: optionalText, site_abbr: text, site_status: integer, currency: optionalText }),
          ),
        })
        .transform((site) => ({
          mainSite: site.main_site,
          name: site.main_site_name ?? site.main_site,
          subSites: site.sub_site_list
            // the others are closed
            .filter(({ site_status }) => site_status === 1)
            .map((sub) => ({ site: sub.site_abbr, name: sub.site_name ?? sub.site_abbr, currency: sub.currency })),
        })),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export type SheinSite = z.output<typeof siteList.info>['data'][number];

/** Where a store may publish, with the open sites of each. */
export async function findSheinSites(store: SheinStore, options: SheinCallOptions = {}): Promise<SheinSite[]> {
  return (await store.call(siteList, {}, options)).data;
}

const brandList = {
  path: '/open-api/goods/query-brand-list',
  method: 'POST',
  repeatable: true,
  info: z.object({
    data: list(
      z
        .object({ brand_code: text, brand_name: optionalText })
        .transform((brand) => ({ code: brand.brand_code, name: brand.brand_name ?? brand.brand_code })),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export type SheinBrand = z.output<typeof brandList.info>['data'][number];

/** The brands that a store may publish under. */
export async function findSheinBrands(store: SheinStore, options: SheinCallOptions = {}): Promise<SheinBrand[]> {
  return (await store.call(brandList, {}, options)).data;
}

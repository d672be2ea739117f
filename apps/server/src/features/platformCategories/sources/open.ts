import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { App } from '../../../platform/app.ts';
import { openProductConnection } from '../../stores/stores.public.ts';
import { sheinReader, sheinSource } from './shein.ts';
import type { AttributeReader, DefinitionKind, DefinitionSource } from './source.ts';
import { temuReader, temuSource } from './temu.ts';

export const readers: Readonly<Record<Marketplace, AttributeReader>> = { shein: sheinReader, temu: temuReader };

/** What each marketplace can be asked for. */
export const kindsOf: Readonly<Record<Marketplace, ReadonlySet<DefinitionKind>>> = {
  shein: new Set([
    'categories',
    'attributes',
    'ownValues',
    'linkedRules',
    'brands',
    'sites',
    'fillInStandard',
    'warehouses',
  ]),
  temu: new Set([
    'categories',
    'attributes',
    'modelRule',
    'models',
    'sizeChartRule',
    'sizeCharts',
    'sites',
    'warehouses',
    'freightTemplates',
  ]),
};

/** Whether one question brings all categories, or only those directly under one. */
export const tellsTreeAtOnce: Readonly<Record<Marketplace, boolean>> = { shein: true, temu: false };

/** Whether the warehouses that may hold stock are asked for by site. */
export const asksBySite: Readonly<Record<Marketplace, boolean>> = { shein: false, temu: true };

/** Ends in 409 where the store is not authorised for products. */
export async function openDefinitionSource(app: App, storeId: string): Promise<DefinitionSource> {
  const connection = await openProductConnection(app, app.db, storeId);
  return connection.marketplace === 'shein' ? sheinSource(connection.store) : temuSource(connection.store);
}

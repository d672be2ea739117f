import type { Message } from '@pressroom/contract/message';
import { missingSettings, type SettingName } from '@pressroom/contract/publishing/settings';
import type { OfferedIds } from '../../platformCategories/platformCategories.public.ts';
import type { StorePublishing } from './queries.ts';

const offeredAs: readonly [SettingName, keyof OfferedIds][] = [
  ['brandCode', 'brands'],
  ['subSites', 'sites'],
  ['siteIds', 'sites'],
  ['warehouseCode', 'warehouses'],
  ['warehouseId', 'warehouses'],
  ['freightTemplateId', 'freightTemplates'],
];

/** The sites that a store has chosen, where they have numbers by which the marketplace is asked. */
export function siteIdsOf({ settings }: Pick<StorePublishing, 'settings'>): string[] {
  return settings && 'siteIds' in settings ? settings.siteIds : [];
}

/** What is not filled in, though its marketplace wants it. Where stock may be in several warehouses, one must be chosen. */
export function findMissing(store: StorePublishing, offered: OfferedIds | undefined): SettingName[] {
  const missing = missingSettings(store);
  const { settings } = store;
  const isOpen = settings && 'warehouseCode' in settings && settings.warehouseCode === null;
  return isOpen && (offered?.warehouses?.size ?? 0) > 1 ? [...missing, 'warehouseCode'] : missing;
}

/** What is filled in, but not offered any more, as far as is known. */
export function findGone({ settings }: StorePublishing, offered: OfferedIds | undefined): SettingName[] {
  const chosen = new Map(Object.entries(settings ?? {}));
  return offeredAs.flatMap(([name, kind]) => {
    const ids = offered?.[kind];
    const values = [chosen.get(name) ?? []].flat();
    return ids && values.some((id) => typeof id === 'string' && !ids.has(id)) ? [name] : [];
  });
}

/** Why nothing can be released to a store. */
export function obstaclesOf(
  store: StorePublishing,
  missing: readonly SettingName[],
  gone: readonly SettingName[],
): Message[] {
  return [
    ...(store.isEnabled ? [] : [{ key: 'publishing.storeDisabled' as const, params: { store: store.name } }]),
    ...(store.isAuthorized ? [] : [{ key: 'stores.notAuthorizedForProducts' as const }]),
    ...(missing.length > 0
      ? [{ key: 'publishing.settingsMissing' as const, params: { settings: wordsOf(missing) } }]
      : []),
    ...(gone.length > 0 ? [{ key: 'publishing.settingsGone' as const, params: { settings: wordsOf(gone) } }] : []),
  ];
}

const wordsOf = (names: readonly SettingName[]): Message[] =>
  names.map((name) => ({ key: `publishing.setting.${name}` }));

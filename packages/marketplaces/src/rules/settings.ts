import type { Message } from '@pressroom/contract/message';
import { missingSettings, type SettingName } from '@pressroom/contract/publishing/settings';
import type { DraftStore } from '../publishing/draft.ts';
import { error, type Found, warning } from './found.ts';

/** One thing that a store's publishing settings name, and what the marketplace offers; null: not asked yet. */
interface Named {
  /** The settings' own field. */
  field: string;
  what: Message;
  values: readonly { value: string; name?: string }[];
  offered: ReadonlySet<string> | null;
}

/** Whether the marketplace still offers what the settings name. */
export function judgeOffered({ field, what, values, offered }: Named): Found[] {
  const place = { part: 'settings', field } as const;
  if (values.length === 0) return [];
  if (!offered) return [warning(place, 'preflight.offersUnknown', { what })];
  return values
    .filter(({ value }) => !offered.has(value))
    .map(({ value, name }) => error(place, 'preflight.settingGone', { field: what, value: name || value }));
}

const settingWords: Readonly<Record<SettingName, Message>> = {
  brandCode: { key: 'preflight.brand' },
  subSites: { key: 'preflight.site' },
  warehouseCode: { key: 'preflight.warehouse' },
  siteIds: { key: 'preflight.site' },
  warehouseId: { key: 'preflight.warehouse' },
  freightTemplateId: { key: 'preflight.freightTemplate' },
  originRegion: { key: 'preflight.origin' },
  originProvinceId: { key: 'preflight.province' },
  currency: { key: 'preflight.currency' },
};

/** What the store's publishing settings lack, each apart. */
export function judgeMissing(store: DraftStore): Found[] {
  return missingSettings(store).map((field) =>
    error({ part: 'settings', field }, 'preflight.settingMissing', { field: settingWords[field] }),
  );
}

/** Prices are kept in dollars, so a store that names them in another currency would sell for something else. */
export function judgeCurrency(currency: string, offered: ReadonlySet<string> | null): Found[] {
  const place = { part: 'settings', field: 'currency' } as const;
  if (currency !== 'USD') return [error(place, 'preflight.currencyNotDollars', { currency })];
  if (!offered) return [warning(place, 'preflight.offersUnknown', { what: { key: 'preflight.currency' } })];
  if (offered.size === 0 || offered.has(currency)) return [];
  return [error(place, 'preflight.currencyNotOffered', { currency, offered: [...offered].join(', ') })];
}

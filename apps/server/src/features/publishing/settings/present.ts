import { missingSettings, publishingSettings } from '@pressroom/contract/publishing/settings';
import type { storePublishingRow } from '@pressroom/contract/publishing/storePublishing';
import type { z } from 'zod';
import type { StorePublishing } from './queries.ts';

export type ShownStorePublishing = z.input<typeof storePublishingRow>;

export function presentStorePublishing(store: StorePublishing): ShownStorePublishing {
  const { storeId, name, typeCode, marketplace, mode, settings, priceRule, gmtModified } = store;
  return {
    id: storeId,
    name,
    typeCode,
    marketplace,
    mode,
    settings: settings && publishingSettings.parse({ ...settings, marketplace }),
    priceRule,
    missing: missingSettings(store),
    gmtModified,
  };
}

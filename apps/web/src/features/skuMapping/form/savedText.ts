import type { Translate } from '../../../i18n/i18n.ts';

/** What a saved mapping has done to orders. */
export function savedText(
  t: Translate,
  { releasedOrders, changedOrders }: Record<'releasedOrders' | 'changedOrders', number>,
) {
  const effects = [
    releasedOrders > 0 && t('skuMapping.savedAndReleased', { count: releasedOrders }),
    changedOrders > 0 && t('skuMapping.savedAndChanged', { count: changedOrders }),
  ].filter((text) => text !== false);
  return effects.length > 0 ? effects.join(' ') : t('skuMapping.saved');
}

import type { MissingPart } from '@pressroom/contract/products/missingParts';
import { type TextKey, useT } from '../../../i18n/i18n.ts';

/** Names parts that are missing; beyond `most` of them only how many more there are. */
export function useMissingText(): (parts: readonly MissingPart[], most?: number) => string {
  const t = useT();
  return (parts, most = parts.length) => {
    const names = parts.slice(0, most).map((part) => t(textOf(part)));
    const rest = parts.length - names.length;
    const joined = names.join(t('platform.separator'));
    return rest > 0 ? t('products.andMore', { parts: joined, count: rest }) : joined;
  };
}

function textOf(part: MissingPart): TextKey {
  const slot = /^slot(\d)$/.exec(part)?.[1];
  return slot ? (`pictures.slot.${slot}` as TextKey) : (`products.missing.${part}` as TextKey);
}

import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { limits as shein } from '../shein/rules/limits.ts';
import { limits as temu } from '../temu/rules/limits.ts';

const most: Readonly<Record<Marketplace, number>> = { shein: shein.title.most, temu: temu.title.most };

/** Characters that a marketplace takes in a title, whatever the category: none of them tells more by its interface. */
export const titleLimitOf = (marketplace: Marketplace): number => most[marketplace];

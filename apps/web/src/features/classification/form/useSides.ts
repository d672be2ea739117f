import type { ClassificationDetail } from '@pressroom/contract/classification/classification';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { useMemo, useRef } from 'react';
import { type AttributeFormStore, useAttributeForm } from '../../platformCategories/platformCategories.public.tsx';
import { valuesOf } from './formValues.ts';

interface Stored {
  productTypeId: string;
  /** The values in words, for those that the marketplace no longer names. */
  names: ClassificationDetail['sheinAttributeList'];
}

/** One marketplace's half of the dialog. */
export interface Side {
  marketplace: Marketplace;
  attributes: AttributeFormStore;
  /** What is stored; absent: a new template. */
  stored: Stored | undefined;
  /** A chosen value can leave less to choose in other attributes. */
  linksValues: boolean;
  /** Set once the attributes are known: before, nothing can be judged here. */
  isDefined: { current: boolean };
}

export type Sides = Readonly<Record<Marketplace, Side>>;

/** In the order in which a save judges them. */
export const judgedFirst = ['temu', 'shein'] as const satisfies readonly Marketplace[];

export function useSides(template: ClassificationDetail | undefined): Sides {
  const { sheinProperty = [], temuProperty = [] } = template ? valuesOf(template) : {};
  const shein = useAttributeForm({ fields: [], rows: sheinProperty });
  const temu = useAttributeForm({ fields: [], rows: temuProperty });
  const isSheinDefined = useRef(false);
  const isTemuDefined = useRef(false);
  return useMemo(
    () => ({
      shein: {
        marketplace: 'shein',
        attributes: shein,
        stored: template && { productTypeId: template.sheinProductTypeId, names: template.sheinAttributeList },
        linksValues: true,
        isDefined: isSheinDefined,
      },
      temu: {
        marketplace: 'temu',
        attributes: temu,
        stored: template && { productTypeId: template.temuProductTypeId, names: template.temuAttributeList },
        linksValues: false,
        isDefined: isTemuDefined,
      },
    }),
    [shein, temu, template],
  );
}

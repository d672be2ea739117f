import { useMemo } from 'react';
import { useLanguage, useT } from '../../i18n/i18n.ts';
import type { GridColumn } from '../productVariants/productVariants.public.tsx';
import { type LinkRow, rangeOf } from './links.ts';

export function useLinkColumns(): readonly GridColumn<LinkRow>[] {
  const t = useT();
  const language = useLanguage();
  return useMemo(
    (): GridColumn<LinkRow>[] => [
      { name: 'cargoNo', kind: 'text', width: 96, title: t('publishBatch.cargoNo') },
      { name: 'title', kind: 'text', width: 300, title: t('publishBatch.titleColumn') },
      {
        name: 'originalPrice',
        kind: 'money',
        width: 132,
        title: t('publishBatch.originalPrice'),
        placeholder: ({ skus }) => rangeOf(skus, 'originalPrice'),
      },
      {
        name: 'specialPrice',
        kind: 'money',
        width: 124,
        title: t('publishBatch.specialPrice'),
        placeholder: ({ skus }) => rangeOf(skus, 'specialPrice'),
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the language alone
    [language],
  );
}

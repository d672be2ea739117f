import { skuStatus } from '@pressroom/contract/products/product';
import { origin } from '@pressroom/contract/productTemplates/form';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import type { GridColumn } from '../grid/gridParts.ts';
import type { CellKind, SheetColumn } from '../sheet/sheet.ts';
import type { CellName, SkuRow } from './skuRow.ts';

const kinds: Readonly<Record<CellName, readonly [kind: CellKind, width: number]>> = {
  sku: ['ascii', 190],
  name: ['text', 220],
  productCode: ['text', 170],
  startOriginalPrice: ['money', 96],
  endOriginalPrice: ['money', 96],
  startSellingPrice: ['money', 96],
  endSellingPrice: ['money', 96],
  stock: ['whole', 104],
  outerBoxLength: ['measure', 74],
  outerBoxWidth: ['measure', 74],
  outerBoxHeight: ['measure', 74],
  outerBoxWeight: ['measure', 82],
  status: ['choice', 88],
  remark: ['text', 160],
  material: ['text', 110],
  origin: ['choice', 80],
  productReferenceLinks: ['text', 200],
};

/** The columns of the sheet, in the language of now. */
export function useSheetColumns(): readonly GridColumn<SkuRow>[] {
  const t = useT();
  const language = useLanguage();
  return useMemo(() => {
    const placeholders: Partial<Record<CellName, GridColumn<SkuRow>['placeholder']>> = {
      stock: ({ inventory }) =>
        inventory === null ? t('productVariants.follows') : t('productVariants.followsNow', { count: inventory }),
      productCode: ({ code, codeExists }) => (codeExists ? '' : t('productVariants.codeMissing', { code })),
    };
    const choices: Partial<Record<CellName, SheetColumn['choices']>> = {
      status: skuStatus.values.map((value) => ({
        value: String(value),
        words: [t(`productVariants.status.${value}`)],
      })),
      origin: origin.options.map((value) => ({ value, words: [t(`productVariants.origin.${value}`)] })),
    };
    return (Object.keys(kinds) as CellName[]).map((name): GridColumn<SkuRow> => {
      const [kind, width] = kinds[name];
      return {
        name,
        kind,
        width,
        title: t(`productVariants.cell.${name}`),
        placeholder: placeholders[name],
        warns:
          name === 'productCode' ? ({ cells, codeExists }) => cells['productCode'] === '' && !codeExists : undefined,
        choices: choices[name],
      };
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the language alone
  }, [language]);
}

import { skuStatus } from '@pressroom/contract/products/product';
import { fixedFields } from '@pressroom/contract/publishing/fixed';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { Thumb } from '../../../ui/Thumb.tsx';
import { useNarrow } from '../../../ui/useNarrow.ts';
import type { GridColumn, RowHead } from '../../productVariants/productVariants.public.tsx';
import styles from './editor.module.css';
import { type CellName, cellNames, cells, type SpecRow } from './specRows.ts';

/** The columns of the sheet, in the language of now. */
export function useSpecColumns(listing: Parameters<typeof fixedFields>[0]): readonly GridColumn<SpecRow>[] {
  const t = useT();
  const language = useLanguage();
  const { storeTypeCode, marketProductId } = listing;
  return useMemo(() => {
    const { fields, marketplace } = fixedFields({ storeTypeCode, marketProductId });
    const reasonOf = (name: CellName) =>
      name === 'sku' ? t('publishing.skuFixed') : fields.has(name) && t('publishing.fixedThere', { marketplace });
    return cellNames.map((name): GridColumn<SpecRow> => {
      const [kind, width] = cells[name];
      const choices = skuStatus.values.map((value) => ({
        value: String(value),
        words: [t(`publishing.skuState.${value}`)],
      }));
      return {
        name,
        kind,
        width,
        title: t(`publishing.cell.${name}`),
        choices: kind === 'choice' ? choices : undefined,
        fixed: ({ isFixed }) => (isFixed && reasonOf(name)) || undefined,
      };
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the texts change with the language alone
  }, [language, storeTypeCode, marketProductId]);
}

const pictureSize = 28;
const phone = 600;

/** Names each row by its colour and size, where it has them. */
export function useSpecHead(): RowHead<SpecRow> {
  const t = useT();
  const narrow = useNarrow(phone);
  const title = t('publishing.variant');
  return useMemo(
    () => ({
      title,
      width: narrow ? 108 : 180,
      nameOf: ({ sku }) => sku,
      render: ({ sku, picture, colorName, sizeName }) => (
        <>
          {!narrow && <Thumb src={picture || null} alt="" size={pictureSize} />}
          <span className={styles.rowName} title={sku}>
            {[colorName, sizeName].filter(Boolean).join(' · ') || sku}
          </span>
        </>
      ),
    }),
    [title, narrow],
  );
}

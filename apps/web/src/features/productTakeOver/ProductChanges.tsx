import { useT } from '../../i18n/i18n.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { FieldCheckbox } from './FieldCheckbox.tsx';
import styles from './TakeOver.module.css';
import type { TakeOverChoice, TemplateChanges } from './templateChanges.ts';
import { useFieldTexts } from './useFieldTexts.ts';

interface Props {
  product: TemplateChanges;
  /** Absent: chosen elsewhere, for several products at once. */
  choice?: TakeOverChoice;
}

/** What one product has in each field, and what its template says. */
export function ProductChanges({ product: { spu, changes }, choice }: Props) {
  const t = useT();
  const { label, values } = useFieldTexts();
  if (changes.length === 0) return null;
  return (
    <PlainTable className={styles.table} label={spu}>
      <thead>
        <tr>
          <th scope="col">{t('productTakeOver.field')}</th>
          <th scope="col">{t('productTakeOver.before')}</th>
          <th scope="col">{t('productTakeOver.after')}</th>
          <th scope="col" data-end>
            {t('productTakeOver.skus')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after, skus }) => (
          <tr key={field} data-omitted={choice?.omitted.has(field)}>
            <th scope="row">{choice ? <FieldCheckbox field={field} choice={choice} /> : label(field)}</th>
            <td className={styles.before}>{values(field, before)}</td>
            <td className={styles.after}>{values(field, after)}</td>
            <td data-end>{skus.toLocaleString()}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

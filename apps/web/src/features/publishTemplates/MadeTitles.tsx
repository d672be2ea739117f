import { Radio } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { PlainTable } from '../../ui/PlainTable.tsx';
import styles from './publishTemplates.module.css';
import type { MadeTitle } from './useTitles.ts';

interface Props {
  made: readonly MadeTitle[];
  products: readonly { id: string; name: string }[];
  picked: string | undefined;
  onPick: (title: string) => void;
}

/** Titles to choose from, or one for each product. */
export function MadeTitles({ made, products, picked, onPick }: Props) {
  const t = useT();
  if (products.length === 1) {
    return (
      <Radio.Group className={styles.made} value={picked} onChange={({ target }) => onPick(String(target.value))}>
        {made.map(({ title }) => (
          <Radio key={title} value={title}>
            {title} <span className={styles.length}>{title.length}</span>
          </Radio>
        ))}
      </Radio.Group>
    );
  }
  const nameOf = new Map(products.map(({ id, name }) => [id, name]));
  return (
    <PlainTable className={styles.madeTable} label={t('publishTemplates.titles')}>
      <thead>
        <tr>
          <th>{t('publishTemplates.product')}</th>
          <th>{t('publishTemplates.titleText')}</th>
          <th data-end>{t('publishTemplates.length')}</th>
        </tr>
      </thead>
      <tbody>
        {made.map(({ productId, title, problem }) => (
          <tr key={productId}>
            <td>{nameOf.get(productId)}</td>
            <td className={problem && !title ? styles.error : undefined}>{title || problem}</td>
            <td data-end>{title.length || ''}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

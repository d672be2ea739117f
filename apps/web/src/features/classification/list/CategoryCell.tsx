import { useT } from '../../../i18n/i18n.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { useMayAskOf } from '../../stores/stores.public.tsx';
import { listIn } from '../form/formValues.ts';
import styles from './list.module.css';

interface Props {
  /** Said on a phone, where the cells have no head. */
  label: string;
  /** The text of a JSON list of names. */
  path: string;
  storeId: string;
  storeName: string;
}

/** The path of a category, and the store whose marketplace it was chosen at. */
export function CategoryCell({ label, path, storeId, storeName }: Props) {
  const t = useT();
  const mayAsk = useMayAskOf(storeId);
  return (
    <div className={styles.cell} data-label={label}>
      <div>{listIn(path).join(t('platform.separator')) || '-'}</div>
      <div className={styles.store}>
        {storeName}
        {mayAsk === false && <StatusTag tone="alert">{t('classification.storeEnded')}</StatusTag>}
      </div>
    </div>
  );
}

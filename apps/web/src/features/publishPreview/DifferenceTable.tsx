import { useT } from '../../i18n/i18n.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import type { FieldDifference } from './compare.ts';
import styles from './publishPreview.module.css';

interface Props {
  rows: readonly FieldDifference[];
  /** What the two columns are called. */
  before: string;
  after: string;
}

export function DifferenceTable({ rows, before, after }: Props) {
  const t = useT();
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('publishPreview.sku')}</th>
            <th scope="col">{t('publishPreview.field')}</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.sku}</td>
              <th scope="row">{row.label}</th>
              <td>
                <Side value={row.before} arePictures={row.arePictures} />
              </td>
              <td>
                <Side value={row.after} arePictures={row.arePictures} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Side({ value, arePictures }: { value: string; arePictures: boolean }) {
  const t = useT();
  if (value === '') return <span className={styles.soft}>{t('publishPreview.none')}</span>;
  if (!arePictures) return value;
  return (
    <span className={styles.pictures}>
      {value.split(',').map((picture, at) => (
        <Thumb key={picture} src={picture} alt={t('publishPreview.picture', { count: at + 1 })} size={56} />
      ))}
    </span>
  );
}

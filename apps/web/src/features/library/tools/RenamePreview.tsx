import type { library } from '@pressroom/contract/library/library';
import type { CallOutput } from '@pressroom/contract/endpoint';
import { useT } from '../../../i18n/i18n.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import styles from './RenameManyDialog.module.css';

interface Props {
  /** Absent until something was asked for. */
  preview: CallOutput<typeof library.renamePreview> | undefined;
}

/** Each old name with its new one; refused ones come first. */
export function RenamePreview({ preview }: Props) {
  const t = useT();
  if (!preview) return <p className={styles.start}>{t('library.renameStart')}</p>;
  const { renamed, unchanged, refused, rows } = preview;
  const more = renamed + refused - rows.length;
  const numbers = { renamed, unchanged, refused };
  if (rows.length === 0) return <p className={styles.start}>{t('library.renameNone')}</p>;
  return (
    <>
      <p className={styles.summary} role="status">
        {refused > 0 ? t('library.renameSummaryRefused', numbers) : t('library.renameSummary', numbers)}
      </p>
      <PlainTable className={styles.names}>
        <thead>
          <tr>
            <th scope="col">{t('library.oldName')}</th>
            <th scope="col">{t('library.newName')}</th>
            <th scope="col">{t('library.folder')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, newName, folderName, msg }) => (
            <tr key={id}>
              <td>{name}</td>
              <td data-refused={msg !== null}>
                <span>{newName}</span>
                {msg && <em>{msg}</em>}
              </td>
              <td>{folderName || '–'}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
      {more > 0 && <p className={styles.more}>{t('library.renameMore', { count: more })}</p>}
    </>
  );
}

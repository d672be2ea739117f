import { Button } from 'antd';
import { useT } from '../i18n/i18n.ts';
import { showTime } from '../i18n/showTime.ts';
import { Dialog } from '../ui/Dialog.tsx';
import styles from './ConflictDialog.module.css';
import type { FieldChange } from './editing.ts';

interface Props {
  /** The user who changed the record, and the time of the change. */
  by: string;
  at: string;
  changes: readonly FieldChange[];
  /** The user's own value of a field, in words; undefined if the user has not changed the field. */
  mine: (name: string) => string | undefined;
  onTakeOver: () => void;
  onReload: () => void;
  onClose: () => void;
}

/** Shows what another user has changed since the form was loaded, and offers ways to continue. */
export function ConflictDialog({ by, at, changes, mine, onTakeOver, onReload, onClose }: Props) {
  const t = useT();
  const when = showTime(at, { seconds: true });
  return (
    <Dialog
      width={640}
      title={t('kit.conflictTitle')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onReload}>{t('kit.reload')}</Button>
          <Button type="primary" autoFocus onClick={onTakeOver}>
            {t(changes.length > 0 ? 'kit.takeOver' : 'kit.goOn')}
          </Button>
        </>
      }
    >
      <p>{by ? t('kit.conflictBy', { by, when }) : t('kit.conflictAt', { when })}</p>
      {changes.length > 0 ? (
        <table className={styles.changes}>
          <thead>
            <tr>
              <th scope="col">{t('kit.field')}</th>
              <th scope="col">{t('kit.asLoaded')}</th>
              <th scope="col">{t('kit.theirs')}</th>
              <th scope="col">{t('kit.yours')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, label, before, text }) => (
              <tr key={name} data-both={mine(name) !== undefined}>
                <th scope="row">{label ?? t('kit.otherField')}</th>
                <td>{before || '–'}</td>
                <td>
                  <strong>{text === undefined ? t('kit.changed') : text || '–'}</strong>
                </td>
                <td>{mine(name) === undefined ? t('kit.untouched') : mine(name) || '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p>{t('kit.conflictElsewhere')}</p>
      )}
      <p className={styles.advice}>{t(changes.length > 0 ? 'kit.conflictAdvice' : 'kit.conflictSafe')}</p>
    </Dialog>
  );
}

import { useRouteError } from 'react-router';
import { useT } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import styles from './Standalone.module.css';

/** A defect of ours: what happened is said as it is, so that it can be reported. */
export function CrashScreen() {
  const t = useT();
  const cause = useRouteError();
  return (
    <main className={styles.page} role="alert">
      <Brand size={36} />
      <h1>{t('shell.crashed')}</h1>
      <p>{cause instanceof Error ? cause.message : t('client.error')}</p>
      <button type="button" onClick={() => location.reload()}>
        {t('shell.reload')}
      </button>
    </main>
  );
}

import { useRevalidator, useRouteError } from 'react-router';
import { CallFailure } from '../client/callFailure.ts';
import { failureText } from '../i18n/failureText.ts';
import { useT } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import styles from './Standalone.module.css';

/**
 * Reports either that the server cannot be reached for the moment, or a defect of the product with its message, so that
 * users can report it.
 */
export function CrashScreen() {
  const t = useT();
  const { revalidate, state } = useRevalidator();
  const cause = useRouteError();
  const unanswered = cause instanceof CallFailure;
  return (
    <main className={styles.page} role="alert">
      <Brand size={36} />
      <h1>{t(unanswered ? 'ui.failed' : 'shell.crashed')}</h1>
      <p>{failureText(cause, t) ?? (cause instanceof Error ? cause.message : t('client.error'))}</p>
      {unanswered ? (
        <button type="button" disabled={state === 'loading'} onClick={() => void revalidate()}>
          {t('ui.retry')}
        </button>
      ) : (
        <button type="button" onClick={() => location.reload()}>
          {t('shell.reload')}
        </button>
      )}
    </main>
  );
}

import type { ConnectionTest } from '@pressroom/contract/stores/authorization';
import { Button } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { purposesOf } from './authorization/purposes.ts';
import styles from './stores.module.css';

interface Props {
  result: ConnectionTest;
  onAuthorize: () => void;
}

/** What one set of keys is good for, or what to do about it. */
export function ConnectionResult({ result, onAuthorize }: Props) {
  const t = useT();
  const { scope, connected, msg, expiresAt, missingScopes } = result;
  const missing = purposesOf(missingScopes);
  return (
    <section className={styles.result} aria-label={t(`stores.scope.${scope}`)}>
      <h3>
        {t(`stores.scope.${scope}`)}
        <StatusTag tone={connected ? (missing.length > 0 ? 'checking' : 'done') : 'alert'}>
          {t(connected ? 'stores.isConnected' : 'stores.isNotConnected')}
        </StatusTag>
      </h3>
      {!connected && <p>{msg}</p>}
      <p className={styles.soft}>
        {expiresAt ? t('stores.expiresAt', { when: showTime(expiresAt) }) : t('stores.expiresNever')}
      </p>
      {missing.length > 0 && (
        <>
          <p>{t('stores.missingAdvice')}</p>
          <ul>
            {missing.map(({ purpose, names }) => (
              <li key={purpose}>
                {t(`stores.purpose.${purpose}`)} <span className={styles.soft}>{names.join(' · ')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {(!connected || missing.length > 0) && (
        <Button size="small" onClick={onAuthorize}>
          {t('stores.authorizeAgain')}
        </Button>
      )}
    </section>
  );
}

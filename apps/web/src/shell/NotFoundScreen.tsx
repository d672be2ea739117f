import { Link } from 'react-router';
import { useT } from '../i18n/i18n.ts';
import { Brand } from '../ui/Brand.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import styles from './Standalone.module.css';

export function NotFoundScreen() {
  const t = useT();
  return (
    <main className={styles.page}>
      <PageTitle title={t('shell.notFound')} />
      <Brand size={36} />
      <h1>{t('shell.notFound')}</h1>
      <p>{t('shell.notFoundDetail')}</p>
      <Link to="/">{t('shell.backHome')}</Link>
    </main>
  );
}

import { languages } from '@pressroom/contract/messages';
import { useLoaderData } from 'react-router';
import { switchLanguage, useLanguage, useT } from '../../i18n/i18n.ts';
import { languageNames } from '../../i18n/language.ts';
import { Brand } from '../../ui/Brand.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { SignInForm } from './SignInForm.tsx';
import styles from './SignInScreen.module.css';

export function SignInScreen() {
  const t = useT();
  const current = useLanguage();
  const { notice } = useLoaderData<{ notice?: string }>();
  return (
    <main className={styles.page}>
      <PageTitle title={t('account.signIn')} />
      <section className={styles.card}>
        <header className={styles.head}>
          <Brand size={40} />
          <div>
            <h1>{t('ui.product')}</h1>
            <p>{t('account.claim')}</p>
          </div>
        </header>
        <SignInForm notice={notice} />
      </section>
      <footer className={styles.languages}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => void switchLanguage(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </footer>
    </main>
  );
}

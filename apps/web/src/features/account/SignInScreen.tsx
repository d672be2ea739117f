import { type Language, languages } from '@pressroom/contract/languages';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { CallFailure } from '../../client/callFailure.ts';
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
  const [failure, setFailure] = useState<string>();

  async function choose(language: Language) {
    try {
      await switchLanguage(language);
      setFailure(undefined);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setFailure(cause.msg);
    }
  }
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
        {failure && <p role="alert">{failure}</p>}
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            onClick={() => void choose(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </footer>
    </main>
  );
}

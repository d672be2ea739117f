import { type Language, languages } from '@pressroom/contract/languages';
import { type ReactNode, useState } from 'react';
import { CallFailure } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { switchLanguage, useLanguage, useT } from '../../i18n/i18n.ts';
import { languageNames } from '../../i18n/languageNames.ts';
import { Brand } from '../../ui/Brand.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import styles from './Entrance.module.css';

interface Props {
  /** What the browser's tab says. */
  title: string;
  heading: string;
  detail: string;
  children: ReactNode;
}

/** What stands before the shell: one card, and the languages. */
export function Entrance({ title, heading, detail, children }: Props) {
  const t = useT();
  const current = useLanguage();
  const [failure, setFailure] = useState<string>();

  async function choose(language: Language) {
    try {
      await switchLanguage(language);
      setFailure(undefined);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setFailure(failureText(cause, t));
    }
  }
  return (
    <main className={styles.page}>
      <PageTitle title={title} />
      <section className={styles.card}>
        <header className={styles.head}>
          <Brand size={40} />
          <div>
            <h1>{heading}</h1>
            <p>{detail}</p>
          </div>
        </header>
        {children}
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

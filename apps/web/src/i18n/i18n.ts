import { type Language, languages } from '@pressroom/contract/messages';
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { htmlLanguage, language, rememberLanguage } from './language.ts';
import { type TextKey, texts } from './texts.ts';

export type TextParams = Readonly<Record<string, string | number>>;
/** Takes known keys only; `{{name}}` in the text is filled from the params. */
export type Translate = (key: TextKey, params?: TextParams) => string;

const i18n = createInstance();
const entries = Object.entries(texts);

void i18n.use(initReactI18next).init({
  lng: language(),
  fallbackLng: 'zh',
  supportedLngs: languages,
  resources: {
    zh: { translation: Object.fromEntries(entries.map(([key, [zh]]) => [key, zh])) },
    en: { translation: Object.fromEntries(entries.map(([key, [, en]]) => [key, en])) },
  },
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

function labelDocument() {
  document.documentElement.lang = htmlLanguage[language()];
}
labelDocument();

/** For texts outside components; inside, `useT` follows a switch of language. */
export const t: Translate = (key, params) => i18n.t(key, params ?? {});

export function useT(): Translate {
  const { t: translate } = useTranslation();
  return (key, params) => translate(key, params ?? {});
}

export function useLanguage(): Language {
  useTranslation();
  return language();
}

export async function switchLanguage(chosen: Language) {
  rememberLanguage(chosen);
  labelDocument();
  await i18n.changeLanguage(chosen);
}

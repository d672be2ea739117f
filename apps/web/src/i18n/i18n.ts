import type { Language } from '@pressroom/contract/languages';
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { CallFailure } from '../client/callFailure.ts';
import { htmlLanguage, language, rememberLanguage } from './language.ts';
import type { TextKey } from './texts.ts';

export type TextParams = Readonly<Record<string, string | number>>;
/** Takes known keys only; `{{name}}` in the text is filled from the params. */
export type Translate = (key: TextKey, params?: TextParams) => string;

const i18n = createInstance();
const inner = 'translation';
/** Each a file of its own, fetched when it is first shown. */
const packs: Readonly<Record<Language, () => Promise<{ pack: Record<string, string> }>>> = {
  zh: () => import('./texts.zh.ts'),
  en: () => import('./texts.en.ts'),
};

void i18n.use(initReactI18next).init({
  lng: language(),
  fallbackLng: false,
  resources: {},
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});

function labelDocument() {
  document.documentElement.lang = htmlLanguage[language()];
}

async function bring(wanted: Language) {
  if (i18n.hasResourceBundle(wanted, inner)) return;
  const { pack } = await packs[wanted]().catch(() => {
    throw new CallFailure({ code: 0, status: 0, msg: t('client.unreachable') });
  });
  i18n.addResourceBundle(wanted, inner, pack);
}

/** Before the first screen: it has no words until then. */
export async function startLanguage() {
  await bring(language());
  labelDocument();
}

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

/** Rejects with a `CallFailure`, and the language as it was, where the other one's texts cannot be fetched. */
export async function switchLanguage(chosen: Language) {
  await bring(chosen);
  rememberLanguage(chosen);
  labelDocument();
  await i18n.changeLanguage(chosen);
}

import type { Language } from '@pressroom/contract/languages';
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { CallFailure } from '../client/callFailure.ts';
import { htmlLanguage, language, rememberLanguage } from './language.ts';
import type { TextKey, TextPart } from './texts.ts';

export type TextParams = Readonly<Record<string, string | number>>;
/** Takes known keys only; `{{name}}` in the text is filled from the params. */
export type Translate = (key: TextKey, params?: TextParams) => string;

const i18n = createInstance();
const inner = 'translation';
type Pack = () => Promise<{ pack: Record<string, string> }>;
/** Each a file of its own, fetched when it is first needed. */
const packs: Readonly<Record<Language, Readonly<Record<TextPart, Pack>>>> = {
  zh: { early: () => import('./texts.zh.early.ts'), late: () => import('./texts.zh.late.ts') },
  en: { early: () => import('./texts.en.early.ts'), late: () => import('./texts.en.late.ts') },
};
/** The parts in use, which another language must bring along. */
const used = new Set<TextPart>();
const loaded = new Set<string>();

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

async function load(wanted: Language, part: TextPart) {
  const name = `${wanted} ${part}`;
  if (loaded.has(name)) return;
  const { pack } = await packs[wanted][part]().catch(() => {
    throw new CallFailure({ code: 0, status: 0, msg: t('client.unreachable') });
  });
  i18n.addResourceBundle(wanted, inner, pack, true, true);
  loaded.add(name);
}

/** Before the first screen: it has no words until then. */
export async function startLanguage() {
  used.add('early');
  await load(language(), 'early');
  labelDocument();
}

/** Before anything that only who is signed in gets to see. */
export async function loadAllTexts() {
  used.add('late');
  await load(language(), 'late');
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
  await Promise.all([...used].map((part) => load(chosen, part)));
  rememberLanguage(chosen);
  labelDocument();
  await i18n.changeLanguage(chosen);
}

import type { Language } from '@pressroom/contract/languages';
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { CallFailure } from '../client/callFailure.ts';
import { language, rememberLanguage } from '../client/language.ts';
import { htmlLanguage } from './languageNames.ts';

/** Every text that the screens can show, by its key: declared where the catalogues are put together. */
export interface Texts {}
export type TextKey = keyof Texts;

export type TextParams = Readonly<Record<string, string | number>>;
/** Takes known keys only; `{{name}}` in the text is filled from the params. */
export type Translate = (key: TextKey, params?: TextParams) => string;

const i18n = createInstance();
const inner = 'translation';
/** The texts come in parts, of which a page loads those that it can show: declared where the catalogues are put together. */
export interface TextParts {}
export type TextPart = keyof TextParts;
/** Fetches one part in one language. */
export type FetchTexts = (language: Language, part: TextPart) => Promise<Record<string, string>>;

let fetchTexts: FetchTexts | undefined;
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
  if (!fetchTexts) throw new Error('startLanguage comes first');
  const pack = await fetchTexts(wanted, part).catch(() => {
    throw new CallFailure({ code: 0, status: 0, reason: { key: 'client.unreachable' } });
  });
  i18n.addResourceBundle(wanted, inner, pack, true, true);
  loaded.add(name);
}

/** Loads what the first screen needs; it has no words until then. */
export async function startLanguage(fetch: FetchTexts) {
  fetchTexts = fetch;
  await loadTexts(['early']);
  labelDocument();
}

/** Goes before anything that shows texts of these parts. */
export async function loadTexts(parts: readonly TextPart[]) {
  for (const part of parts) used.add(part);
  await Promise.all(parts.map((part) => load(language(), part)));
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

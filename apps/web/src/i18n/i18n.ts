import type { Language } from '@pressroom/contract/languages';
import { createInstance } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import { CallFailure } from '../client/callFailure.ts';
import { language, rememberLanguage } from '../client/language.ts';
import { htmlLanguage } from './languageNames.ts';

/** Every text that the screens can show, by its key. The module that combines the catalogues declares them. */
export interface Texts {}
export type TextKey = keyof Texts;

export type TextParams = Readonly<Record<string, string | number>>;
/** Accepts known keys only. `{{name}}` in a text is replaced by the parameter `name`. */
export type Translate = (key: TextKey, params?: TextParams) => string;

const i18n = createInstance();
const inner = 'translation';
/**
 * The parts of the texts; a page loads the parts that it can show. The module that combines the catalogues declares
 * them.
 */
export interface TextParts {}
export type TextPart = keyof TextParts;
/** Fetches one part in one language. */
export type FetchTexts = (language: Language, part: TextPart) => Promise<Record<string, string>>;

let fetchTexts: FetchTexts | undefined;
/** The parts loaded or expected so far. A switch of language loads them in the other language. */
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

/** Loads the texts that are needed before sign-in. It must end before the first screen is shown. */
export async function startLanguage(fetch: FetchTexts) {
  fetchTexts = fetch;
  await loadTexts(['early']);
  labelDocument();
}

/** Loads parts of the texts. It must end before any of them is shown. */
export async function loadTexts(parts: readonly TextPart[]) {
  for (const part of parts) used.add(part);
  await Promise.all(parts.map((part) => load(language(), part)));
}

/** Names parts that only what opens later can show. `loadExpectedTexts` loads them. */
export function expectTexts(parts: readonly TextPart[]) {
  for (const part of parts) used.add(part);
}

/** Loads every part that was expected or loaded before, in the language of now. */
export async function loadExpectedTexts() {
  await loadTexts([...used]);
}

/** Translates outside of components. Components use `useT`, which follows a switch of language. */
export const t: Translate = (key, params) => (params ? i18n.t(key, params) : plainText(key));

/** Most texts have no gaps: what i18next would look for in them takes a tenth of the time until a screen is shown. */
function plainText(key: TextKey): string {
  const text: unknown = i18n.getResource(i18n.language, inner, key);
  return typeof text === 'string' ? text : i18n.t(key);
}

export function useT(): Translate {
  const { t: translate } = useTranslation();
  return (key, params) => (params ? translate(key, params) : plainText(key));
}

export function useLanguage(): Language {
  useTranslation();
  return language();
}

/** Rejects with a `CallFailure` and keeps the former language if texts cannot be fetched. */
export async function switchLanguage(chosen: Language) {
  await Promise.all([...used].map((part) => load(chosen, part)));
  rememberLanguage(chosen);
  labelDocument();
  await i18n.changeLanguage(chosen);
}

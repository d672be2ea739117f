import { createInstance } from 'i18next';
import { type Language, languages, type MessageKey, messages } from '@pressroom/contract/messages';

export type Params = Record<string, string | number>;
export type Translate = (key: MessageKey, params?: Params) => string;

const texts = (column: 0 | 1) => Object.fromEntries(Object.entries(messages).map(([key, pair]) => [key, pair[column]]));

const catalogue = createInstance({
  lng: 'zh',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  resources: { zh: { translation: texts(0) }, en: { translation: texts(1) } },
});
await catalogue.init();

const translators = Object.fromEntries(
  languages.map((language) => {
    const fixed = catalogue.getFixedT(language);
    return [language, (key: MessageKey, params: Params = {}) => fixed(key, params)];
  }),
) as Record<Language, Translate>;

export function translator(language: Language): Translate {
  return translators[language];
}

/** Names side by side, as the language sets them apart. */
export function listed(names: readonly string[], t: Translate): string {
  return names.join(t('platform.separator'));
}

/** The first of the header's languages that we speak; Chinese otherwise. */
export function languageOf(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').toLowerCase().split(',');
  for (const part of wanted) {
    const language = languages.find((known) => part.trim().startsWith(known));
    if (language) return language;
  }
  return 'zh';
}

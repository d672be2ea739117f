import { createInstance } from 'i18next';
import { textsOf } from '@pressroom/contract/catalogue';
import { type Language, languages, type MessageKey, messages } from '@pressroom/contract/messages';

export type Params = Record<string, string | number>;
export type Translate = (key: MessageKey, params?: Params) => string;

const catalogue = createInstance({
  lng: 'zh',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
  resources: Object.fromEntries(languages.map((language) => [language, { translation: textsOf(messages, language) }])),
});
await catalogue.init();

const translators = Object.fromEntries(
  languages.map((language) => {
    const fixed = catalogue.getFixedT(language);
    const plain = new Map<MessageKey, string>();
    // a text without gaps is always the same one: every answer carries one of them
    const plainText = (key: MessageKey) => {
      const text = plain.get(key) ?? fixed(key);
      plain.set(key, text);
      return text;
    };
    return [language, (key: MessageKey, params?: Params) => (params ? fixed(key, params) : plainText(key))];
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

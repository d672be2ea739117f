import { createInstance } from 'i18next';
import { textsOf } from '@pressroom/contract/catalogue';
import type { Message, MessageParam, MessageParams } from '@pressroom/contract/message';
import { type Language, languages, type MessageKey, messages } from '@pressroom/contract/messages';

export type Translate = (key: MessageKey, params?: MessageParams) => string;

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
    const filled = (params: MessageParams) =>
      Object.fromEntries(Object.entries(params).map(([gap, value]) => [gap, inGap(value, translate)]));
    const translate: Translate = (key, params) => (params ? fixed(key, filled(params)) : plainText(key));
    return [language, translate];
  }),
) as Record<Language, Translate>;

function inGap(value: MessageParam, t: Translate): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if ('key' in value) return inWords(value, t);
  return listed(
    value.map((one) => (typeof one === 'string' ? one : inWords(one, t))),
    t,
  );
}

export function translator(language: Language): Translate {
  return translators[language];
}

export function inWords({ key, params }: Message, t: Translate): string {
  return t(key, params);
}

/** Names side by side, as the language sets them apart. */
function listed(names: readonly string[], t: Translate): string {
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

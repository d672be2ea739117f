import type { Language } from './languages.ts';

/** A text in Chinese and English; `{{name}}` is replaced by a value. The third entry is the English text where `{{count}}` is 1. */
export type Text = readonly [zh: string, en: string, enOne?: string];

export type Catalogue<Key extends string = string> = Readonly<Record<Key, Text>>;

/** The texts of one language under the names by which i18next chooses among them. */
export function textsOf(catalogue: Catalogue, language: Language): Record<string, string> {
  const entries = Object.entries(catalogue).flatMap(([key, [zh, en, enOne]]) => {
    if (language === 'zh') return [[key, zh]];
    return enOne === undefined
      ? [[key, en]]
      : [
          [key, en],
          [`${key}_one`, enOne],
        ];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Texts of one part of the product, Chinese first. */
export function defineMessages<const Key extends string>(texts: Catalogue<Key>): Catalogue<Key> {
  return texts;
}

import { languages } from '@pressroom/contract/languages';
import type { Plugin } from 'vite';
import { textsIn } from './src/i18n/texts.ts';

/** Builds the texts of each language as plain data, without the catalogues that hold both. */
export function languagePacks(): Plugin {
  return {
    name: 'language-packs',
    apply: 'build',
    load(id) {
      const language = languages.find((known) => id.endsWith(`/src/i18n/texts.${known}.ts`));
      return language && `export const pack = ${JSON.stringify(textsIn(language))};`;
    },
  };
}

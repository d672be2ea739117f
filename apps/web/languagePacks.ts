import { languages } from '@pressroom/contract/languages';
import type { Plugin } from 'vite';
import { textParts, textsIn } from './src/texts/texts.ts';

/** Builds the texts of each language as plain data, without the catalogues that hold both. */
export function languagePacks(): Plugin {
  return {
    name: 'language-packs',
    apply: 'build',
    load(id) {
      const [, language, part] = /\/src\/texts\/(\w+)\.(\w+)\.ts$/.exec(id) ?? [];
      const known = languages.find((one) => one === language);
      const asked = textParts.find((one) => one === part);
      return known && asked && `export const pack = ${JSON.stringify(textsIn(known, asked))};`;
    },
  };
}

import path from 'node:path';
import { type Language, languages } from '@pressroom/contract/languages';
import type { Plugin } from 'vite';
import type { TextPart } from './src/i18n/i18n.ts';
import { pageTexts } from './src/shell/pageTexts.ts';
import { textParts, textsIn } from './src/texts/texts.ts';

const ofOrders = pageTexts['/order/index'];
/** Parts that are always wanted together, by the name of their file; each of the others is a file of its own. */
const together: Readonly<Record<string, readonly TextPart[]>> = {
  start: ['early', 'frame'],
  orders: ofOrders.first,
  orderDialogs: ofOrders.opened.filter((part) => part.startsWith('order')),
};

const folder = path.join(import.meta.dirname, 'src/texts');
const packs = new Map(
  languages.flatMap((language) =>
    textParts.map(
      (part) => [path.join(folder, textsFile(language, part)), { language, parts: packOf(part).parts }] as const,
    ),
  ),
);

function packOf(part: TextPart) {
  const shared = Object.entries(together).find(([, parts]) => parts.includes(part));
  return { pack: shared?.[0] ?? part, parts: shared?.[1] ?? [part] };
}

/** The file of the build that holds a part in a language. */
export function textsFile(language: Language, part: TextPart): string {
  return `${language}.${packOf(part).pack}.ts`;
}

/** Builds the texts of each language as files of plain data, without the catalogues that hold both languages. */
export function languagePacks(): Plugin {
  return {
    name: 'language-packs',
    apply: 'build',
    resolveId(id, importer) {
      const file = importer && path.resolve(path.dirname(importer), id);
      return file && packs.has(file) ? file : null;
    },
    load(id) {
      if (id === path.join(folder, 'packs.ts')) return fetching();
      const pack = packs.get(id);
      if (!pack) return null;
      const texts = pack.parts.map((part) => `${part}: ${JSON.stringify(textsIn(pack.language, part))}`);
      return `export const pack = {${texts.join()}};`;
    },
  };
}

function fetching(): string {
  const imports = languages.flatMap((language) =>
    textParts.map((part) => `'${language}.${part}': () => import('./${textsFile(language, part)}')`),
  );
  return `const packs = {${imports.join()}};
export const fetchTexts = async (language, part) => (await packs[language + '.' + part]()).pack[part];`;
}

import path from 'node:path';
import { languages } from '@pressroom/contract/languages';
import type { Plugin } from 'vite';
import { textParts, textsIn } from './src/texts/texts.ts';

const folder = path.join(import.meta.dirname, 'src/texts');
const packs = new Map(
  languages.flatMap((language) =>
    textParts.map((part) => [path.join(folder, `${language}.${part}.ts`), { language, part }] as const),
  ),
);

/** Builds the texts of each language and part as a file of plain data, without the catalogues that hold both languages. */
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
      return pack && `export const pack = ${JSON.stringify(textsIn(pack.language, pack.part))};`;
    },
  };
}

function fetching(): string {
  const imports = [...packs.keys()].map((file) => path.basename(file, '.ts'));
  return `const packs = {${imports.map((name) => `'${name}': () => import('./${name}.ts')`).join()}};
export const fetchTexts = async (language, part) => (await packs[language + '.' + part]()).pack;`;
}

import { type Language, languages } from '@pressroom/contract/languages';
import type { Rolldown } from 'vite';
import { textsFile } from './languagePacks.ts';
import type { TextPart } from './src/i18n/i18n.ts';
import { pageTexts } from './src/shell/pageTexts.ts';

export interface FirstScreen {
  path: string;
  /** KiB of scripts and styles, gzipped, that the screen may load before it shows. */
  atMost: number;
  /** In how many files they may come. */
  filesAtMost: number;
  modules: readonly string[];
  texts: readonly TextPart[];
}

const shell = ['main.tsx', 'shell/Shell.tsx', 'shell/Permitted.tsx'];

/** The screens that everybody waits for. */
export const firstScreens: readonly FirstScreen[] = [
  {
    path: '/login',
    atMost: 200,
    filesAtMost: 15,
    modules: ['main.tsx', 'features/account/SignInScreen.tsx'],
    texts: ['early'],
  },
  {
    path: '/dashboard',
    atMost: 350,
    filesAtMost: 30,
    modules: [...shell, 'features/dashboard/DashboardScreen.tsx'],
    texts: ['early', 'frame', ...pageTexts['/dashboard'].first],
  },
  {
    path: '/order/index',
    atMost: 350,
    filesAtMost: 15,
    modules: [...shell, 'features/orders/list/orderList.ts', 'features/orders/OrdersScreen.tsx'],
    texts: ['early', 'frame', ...pageTexts['/order/index'].first],
  },
];

type Bundle = Rolldown.OutputBundle;

/** The files that the screen loads at once, in each language: its chunks, and every chunk and style that they import. */
export function filesOf(bundle: Bundle, { modules, texts }: FirstScreen): Record<Language, string[]> {
  const inLanguage = (language: Language) => [...modules, ...texts.map((part) => `texts/${textsFile(language, part)}`)];
  return Object.fromEntries(languages.map((language) => [language, filesWith(bundle, inLanguage(language))])) as Record<
    Language,
    string[]
  >;
}

function filesWith(bundle: Bundle, modules: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const files = new Set(
    modules.map((module) => {
      const isMeant = (id: string | null) => id?.endsWith(`/web/src/${module}`);
      // where a file holds more than the module, the browser asks for another one that hands on what the module exports
      const chunk =
        chunks.find(({ facadeModuleId }) => isMeant(facadeModuleId)) ??
        chunks.find(({ moduleIds }) => moduleIds.some(isMeant));
      if (!chunk) throw new Error(`No chunk holds ${module}`);
      return chunk.fileName;
    }),
  );
  for (const file of files) {
    const item = bundle[file];
    if (item?.type !== 'chunk') continue;
    for (const name of [...item.imports, ...(item.viteMetadata?.importedCss ?? [])]) files.add(name);
  }
  return [...files];
}

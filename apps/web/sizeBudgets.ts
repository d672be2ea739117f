import { gzipSync } from 'node:zlib';
import { languages } from '@pressroom/contract/languages';
import type { Plugin, Rolldown } from 'vite';
import { pageTexts } from './src/shell/pageTexts.ts';

interface Budget {
  screen: string;
  /** KiB of scripts and styles, gzipped, that the screen may load before it shows. */
  atMost: number;
  modules: readonly string[];
  texts: readonly string[];
}

const budgets: readonly Budget[] = [
  { screen: 'sign-in', atMost: 200, modules: ['main.tsx', 'features/account/SignInScreen.tsx'], texts: ['early'] },
  {
    screen: 'first screen after sign-in',
    atMost: 350,
    modules: ['main.tsx', 'shell/Shell.tsx', 'features/dashboard/DashboardScreen.tsx'],
    texts: ['early', 'frame', ...pageTexts['/dashboard'].first],
  },
  {
    screen: 'orders',
    atMost: 350,
    modules: ['main.tsx', 'shell/Shell.tsx', 'features/orders/OrdersScreen.tsx'],
    texts: ['early', 'frame', ...pageTexts['/order/index'].first],
  },
];

/** Fails the build when a screen that everybody waits for has grown over its budget. */
export function sizeBudgets(): Plugin {
  return {
    name: 'size-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const { screen, atMost, modules, texts } of budgets) {
          for (const language of languages) {
            const size = sizeOf(bundle, [...modules, ...texts.map((part) => `texts/${language}.${part}.ts`)]);
            if (size > atMost) this.error(`${screen} (${language}): ${size.toFixed(1)} KiB, of ${atMost} allowed`);
          }
        }
      },
    },
  };
}

/** The chunks that hold these modules, with every chunk and style that they import at once. */
function sizeOf(bundle: Rolldown.OutputBundle, modules: readonly string[]): number {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const files = new Set(
    modules.map((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${module}`)));
      if (!chunk) throw new Error(`No chunk holds ${module}`);
      return chunk.fileName;
    }),
  );
  for (const file of files) {
    const item = bundle[file];
    if (item?.type !== 'chunk') continue;
    for (const name of [...item.imports, ...(item.viteMetadata?.importedCss ?? [])]) files.add(name);
  }
  const bytes = [...files].map((file) => {
    const item = bundle[file]!;
    return gzipSync(item.type === 'chunk' ? item.code : item.source, { level: 9 }).length;
  });
  return bytes.reduce((sum, length) => sum + length, 0) / 1024;
}

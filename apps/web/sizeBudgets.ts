import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { filesOf, firstScreens } from './firstScreens.ts';

/** Fails the build when a screen that everybody waits for has grown over its budget. */
export function sizeBudgets(): Plugin {
  return {
    name: 'size-budgets',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const screen of firstScreens) {
          for (const [language, files] of Object.entries(filesOf(bundle, screen))) {
            const name = `${screen.path} (${language})`;
            const size = files.reduce((sum, file) => sum + gzipped(bundle[file]!), 0) / 1024;
            if (size > screen.atMost) this.error(`${name}: ${size.toFixed(1)} KiB, of ${screen.atMost} allowed`);
            if (files.length > screen.filesAtMost)
              this.error(`${name}: ${files.length} files, of ${screen.filesAtMost} allowed:\n${files.join('\n')}`);
          }
        }
      },
    },
  };
}

function gzipped(item: Rolldown.OutputBundle[string]): number {
  return gzipSync(item.type === 'chunk' ? item.code : item.source, { level: 9 }).length;
}

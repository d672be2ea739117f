import type { Plugin } from 'vite';
import { filesOf, firstScreens } from './firstScreens.ts';

/** Writes down which files each of the first screens loads, so that the server names them in its page, all at once. */
export function preloads(): Plugin {
  return {
    name: 'preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.fromEntries(firstScreens.map((screen) => [screen.path, filesOf(bundle, screen)]));
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(files) });
      },
    },
  };
}

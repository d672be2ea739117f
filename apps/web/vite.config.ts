import react from '@vitejs/plugin-react';
import { contract } from '@pressroom/contract';
import { taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { defineConfig } from 'vite';
import { languagePacks } from './languagePacks.ts';
import { leanZod } from './leanZod.ts';
import { preloads } from './preloads.ts';
import { precompressed } from './precompressed.ts';
import { screenChunks } from './screenChunks.ts';
import { quietIcons } from './quietIcons.ts';
import { sizeBudgets } from './sizeBudgets.ts';

const server = 'http://127.0.0.1:8787';
const calls = Object.values(contract).flatMap((feature) => Object.values(feature).map((call) => call.path));
/** Screens and calls share their first word (`/store/index`, `/store/page`), so each call is named whole. */
const proxied = [
  ...calls.map((path) => path.replace(/\{.*$/, '')),
  taskStreamPath,
  '/files/',
  '/previews/',
  '/downloads/',
  '/docs',
];

export default defineConfig({
  plugins: [react(), languagePacks(), quietIcons(), leanZod(), precompressed(), preloads(), sizeBudgets()],
  optimizeDeps: { rolldownOptions: { plugins: [quietIcons()] } },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])) },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: screenChunks } },
      treeshake: {
        moduleSideEffects: [
          // antd's parts do not say that importing them does nothing: without this, a dialog brings the whole form engine.
          { test: /\/node_modules\/@rc-component\//, sideEffects: false },
          // A feature's public file only hands on: who takes one part of it does not load the others.
          { test: /\.public\.tsx?$/, sideEffects: false },
        ],
      },
    },
  },
});

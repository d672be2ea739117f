import react from '@vitejs/plugin-react';
import { contract } from '@pressroom/contract';
import { taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { defineConfig } from 'vite';
import { languagePacks } from './languagePacks.ts';
import { leanZod } from './leanZod.ts';
import { precompressed } from './precompressed.ts';
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
  plugins: [react(), languagePacks(), quietIcons(), leanZod(), precompressed(), sizeBudgets()],
  optimizeDeps: { rolldownOptions: { plugins: [quietIcons()] } },
  server: { proxy: Object.fromEntries(proxied.map((path) => [path, { target: server, changeOrigin: false }])) },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // every page needs it: what only some parts ask of it would become a file of its own
            { name: 'router', test: /node_modules\/react-router/ },
            // by itself each icon that several screens show would be a file of its own, twice its size
            { name: 'icons', test: /@ant-design\/icons/, minShareCount: 8 },
            // so would be what nearly every call's definition is made of
            { name: 'contract', test: /packages\/contract\/src/, minShareCount: 46 },
          ],
        },
      },
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

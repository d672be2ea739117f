import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { quietIcons } from '../../quietIcons.ts';

/** The page that the bench measures: the form as the product builds it, without the product around it. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), quietIcons()],
  build: { target: 'es2022', emptyOutDir: true },
});

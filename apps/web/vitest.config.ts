import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'web',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    isolate: false,
    setupFiles: ['src/testing/setup.ts'],
    css: false,
    testTimeout: 60_000,
  },
});

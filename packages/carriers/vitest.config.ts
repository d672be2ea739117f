import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'carriers', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 20_000 },
});

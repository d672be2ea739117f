import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'carriers', include: ['src/**/*.test.ts'], testTimeout: 20_000 },
});

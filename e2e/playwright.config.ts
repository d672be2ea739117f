import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './startingPoint.ts',
  outputDir: '../test-results/journeys',
  // each journey runs servers of its own, and drawings want the processor for themselves
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['PLAYWRIGHT_CHROMIUM'],
      args: ['--disable-background-networking', ...(asRoot ? ['--no-sandbox'] : [])],
    },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 720 },
    actionTimeout: 30_000,
    // what was called and pressed is kept of a failure; to keep each state of the page, too, costs a seventh of all time
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
});

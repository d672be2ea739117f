import { run } from '../process.ts';
import { findChromium } from './chromium.ts';
import { countSilentFailure, outcome, type Outcome } from './outcome.ts';
import { readReport } from './report.ts';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs the journeys in Chromium, in view, and counts. A journey that passed only when repeated has failed. */
export async function runJourneys(): Promise<Outcome> {
  const chromium = await findChromium();
  if (chromium === undefined) {
    console.log(
      'The journeys need a Chromium: install one (Debian: apt-get install chromium), or name it in PLAYWRIGHT_CHROMIUM.',
    );
    return outcome({ failed: 1 });
  }
  const file = 'test-results/journeys.json';
  const code = await run(['playwright', 'test', '--config', 'e2e', '--reporter=list,json'], {
    PLAYWRIGHT_CHROMIUM: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const stats = (await readReport<PlaywrightReport>(file))?.stats;
  if (stats === undefined) return countSilentFailure(code, outcome({}));
  return countSilentFailure(
    code,
    outcome({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
  );
}

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { runChecks } from './checks.ts';
import { checkout, endTogether, run } from './process.ts';
import { runJourneys } from './testing/journeys.ts';
import { withOtherPostgres } from './testing/otherPostgres.ts';
import { countSilentFailure, outcome, sentence, sum, type Outcome } from './testing/outcome.ts';
import { chooseTests, filterOf, readRecorded } from './testing/statements.ts';
import { runVitest } from './testing/vitest.ts';

interface Part {
  name: string;
  run: () => Promise<Outcome>;
}

/** One step after the other. The journeys often wait for a page, and the other PostgreSQL uses that time. */
const steps: Part[][] = [
  [{ name: 'Checks', run: checks }],
  [{ name: 'Tests', run: tests }],
  [{ name: 'The web interface builds', run: webBuilds }],
  [
    { name: 'The server on another PostgreSQL', run: serverOnOtherPostgres },
    { name: 'Journeys', run: runJourneys },
  ],
];

async function checks(): Promise<Outcome> {
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return outcome({ passed, failed: results.length - passed });
}

/** What every test sent to PostgreSQL. */
const statements = path.join(checkout, 'test-results/statements.jsonl');

async function tests(): Promise<Outcome> {
  await rm(statements, { force: true });
  await mkdir(path.dirname(statements), { recursive: true });
  return runVitest('vitest', { env: { RECORD_STATEMENTS: statements } });
}

/** Runs a selection of the tests on the other PostgreSQL; together they send every statement of the server. */
async function serverOnOtherPostgres(): Promise<Outcome> {
  const recorded = await readRecorded(statements);
  const choice = chooseTests(recorded);
  console.log(`${choice.tests.length} of ${recorded.length} tests send all ${choice.statements} statements`);
  return withOtherPostgres(async (url) => {
    const ran = await runVitest('server-on-other-postgres', {
      args: ['--project', 'server', ...filterOf(choice)],
      env: { TEST_DATABASE_URL: url },
      quiet: true,
    });
    // the others of their files ran before
    return { ...ran, skipped: 0 };
  });
}

async function webBuilds(): Promise<Outcome> {
  const code = await run(['node', 'scripts/launch.js', '--web']);
  return countSilentFailure(code, outcome({ passed: code === 0 ? 1 : 0 }));
}

/** A part that throws counts as one failure; the others still run. */
async function attempt({ name, run }: Part): Promise<Outcome> {
  console.log(`\n── ${name}`);
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return outcome({ failed: 1 });
  }
}

endTogether();
const outcomes: Outcome[] = [];
for (const step of steps) outcomes.push(...(await Promise.all(step.map(attempt))));

const summary = steps.flat().map(({ name }, index) => `${sentence(outcomes[index]!)}: ${name}`);
const total = sum(outcomes);
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
console.log(`\n${summary.map((line) => `  ${line}`).join('\n')}\n`);
console.log(sentence(total));
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

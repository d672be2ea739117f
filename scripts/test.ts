import { runChecks } from './checks.ts';
import { endTogether, run } from './process.ts';
import { runJourneys } from './testing/journeys.ts';
import { withOtherPostgres } from './testing/otherPostgres.ts';
import { judge, outcome, sentence, sum, type Outcome } from './testing/outcome.ts';
import { runVitest } from './testing/vitest.ts';

interface Part {
  name: string;
  run: () => Promise<Outcome>;
}

const parts: Part[] = [
  { name: 'Checks', run: checks },
  { name: 'Tests', run: () => runVitest('vitest', []) },
  { name: 'The server on another PostgreSQL', run: serverOnOtherPostgres },
  { name: 'The web interface builds', run: webBuilds },
  { name: 'Journeys', run: runJourneys },
];

async function checks(): Promise<Outcome> {
  const results = await runChecks();
  const passed = results.filter((result) => result.passed).length;
  return outcome({ passed, failed: results.length - passed });
}

function serverOnOtherPostgres(): Promise<Outcome> {
  return withOtherPostgres((url) =>
    runVitest('server-on-other-postgres', ['--project', 'server'], { TEST_DATABASE_URL: url }),
  );
}

async function webBuilds(): Promise<Outcome> {
  const code = await run(['node', 'scripts/launch.js', '--web']);
  return judge(code, outcome({ passed: code === 0 ? 1 : 0 }));
}

/** A part that breaks down is a failure of its own; the others still run. */
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
for (const part of parts) outcomes.push(await attempt(part));

const summary = parts.map(({ name }, index) => `${sentence(outcomes[index]!)}: ${name}`);
const total = sum(outcomes);
for (const failure of total.failures) console.log(`\n✗ ${failure}`);
console.log(`\n${summary.map((line) => `  ${line}`).join('\n')}\n`);
console.log(sentence(total));
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);

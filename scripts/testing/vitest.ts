import { availableParallelism } from 'node:os';
import { readReport } from './report.ts';
import { run, runQuietly } from '../process.ts';
import { countSilentFailure, outcome, type Outcome } from './outcome.ts';

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface VitestOptions {
  args?: string[];
  env?: NodeJS.ProcessEnv;
  /** Runs beside something else: shows only what a run that failed has written, and leaves the cores to both. */
  quiet?: boolean;
}

/** Runs Vitest and counts. */
export async function runVitest(name: string, { args = [], env, quiet }: VitestOptions): Promise<Outcome> {
  const file = `test-results/${name}.json`;
  const command = [
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    // some tests wait for killed processes and leave their core to one more worker; projects hear of it only here
    `--maxWorkers=${availableParallelism() + (quiet ? 0 : 1)}`,
    // a test leaves little behind: with room for what it makes, a fifth of the time goes that was spent on clearing it away
    '--execArgv=--max-semi-space-size=64',
    ...args,
  ];
  const code = quiet ? await runShowingFailure(command, env) : await run(command, env);
  const report = await readReport<VitestReport>(file);
  return countSilentFailure(code, report ? count(report) : outcome({}));
}

async function runShowingFailure(command: string[], env?: NodeJS.ProcessEnv): Promise<number> {
  const { code, output } = await runQuietly(command, env);
  if (code !== 0) console.log(output);
  return code;
}

/** A file that could not be read as tests has no failed test in it, and counts as one. */
function count(report: VitestReport): Outcome {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [
      ...broken.map(({ name, message }) => `${name}\n${message}`),
      ...report.testResults.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter((test) => test.status === 'failed')
          .map((test) => [`${name}: ${test.fullName}`, ...test.failureMessages].join('\n')),
      ),
    ],
  };
}

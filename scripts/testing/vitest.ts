import { readReport } from './report.ts';
import { run } from '../process.ts';
import { judge, outcome, type Outcome } from './outcome.ts';

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

/** Runs Vitest, in view, and counts. */
export async function runVitest(name: string, args: string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const file = `test-results/${name}.json`;
  const code = await run(
    [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      // otherwise one core is left idle, which on a small machine is half of it; projects hear of it only here
      '--maxWorkers=100%',
      ...args,
    ],
    env,
  );
  const report = await readReport<VitestReport>(file);
  return judge(code, report ? count(report) : outcome({}));
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

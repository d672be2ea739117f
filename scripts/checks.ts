import { runQuietly } from './process.ts';

interface Check {
  name: string;
  command: readonly string[];
}

const checks: Check[] = [
  { name: 'types', command: ['tsc', '-p', 'tsconfig.json'] },
  { name: 'types of the web', command: ['tsc', '-p', 'apps/web/tsconfig.json'] },
  { name: 'lint', command: ['oxlint'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'schema drift', command: ['node', 'apps/server/scripts/schema.ts', '--check'] },
  { name: 'dead code', command: ['knip', '--no-progress'] },
];

const AT_ONCE = 2;

export interface CheckResult {
  name: string;
  passed: boolean;
}

/** Runs every check, a few at a time; prints a line for each, and what a failed one said. */
export async function runChecks(): Promise<CheckResult[]> {
  const waiting = [...checks];
  const results: CheckResult[] = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await runCheck(check));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function runCheck({ name, command }: Check): Promise<CheckResult> {
  const begin = performance.now();
  const { code, output } = await runQuietly(command);
  const passed = code === 0;
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${passed ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (!passed) console.log(output);
  return { name, passed };
}

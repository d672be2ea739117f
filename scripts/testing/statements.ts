import { readFile } from 'node:fs/promises';

/** A test, and what it sent to PostgreSQL. */
export interface Recorded {
  file: string;
  name: string;
  ms: number;
  /** Whether it sent anything at all. */
  speaks: boolean;
  /** Those of the server. */
  statements: string[];
}

export interface Choice {
  tests: Recorded[];
  /** How many different ones they send. */
  statements: number;
}

/** Runs on every PostgreSQL whatever it sends: locks, notifications, lost connections, jobs, and a walk over all endpoints. */
const always = ['/platform/database/', '/platform/jobs/', '/src/contract.test.ts'];

/** One test a line. Fails where nothing was recorded: nothing could be chosen then. */
export async function readRecorded(file: string): Promise<Recorded[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line) as Recorded);
}

/** What a test costs beside its own work: a database and a server. */
const startMs = 200;

/**
 * Chooses tests that send every recorded statement at least once. Each step takes the test that adds the most statements
 * for its time; those that others make up for in the end are left out again. Fails where a folder that always runs has
 * no test any more.
 */
export function chooseTests(recorded: readonly Recorded[], obligatory: readonly string[] = always): Choice {
  const speaking = recorded.filter(({ speaks }) => speaks);
  const statements = new Set(speaking.flatMap((test) => test.statements));
  const missing = new Set(statements);
  const chosen = { always: new Set<Recorded>(), further: [] as Recorded[] };
  const cross = (test: Recorded) => test.statements.forEach((statement) => missing.delete(statement));
  for (const part of obligatory) {
    const found = speaking.filter(({ file }) => file.includes(part));
    if (found.length === 0) throw new Error(`No test in ${part} speaks to PostgreSQL`);
    for (const test of found) {
      chosen.always.add(test);
      cross(test);
    }
  }
  while (missing.size > 0) {
    const best = speaking.reduce((first, test) => (worth(test, missing) > worth(first, missing) ? test : first));
    chosen.further.push(best);
    cross(best);
  }
  return { tests: [...chosen.always, ...withoutNeedless(chosen.further, chosen.always)], statements: statements.size };
}

/** Those whose statements the others send as well are left out, the longest first. */
function withoutNeedless(tests: readonly Recorded[], beside: ReadonlySet<Recorded>): Recorded[] {
  const senders = new Map<string, number>();
  const count = ({ statements }: Recorded, by: number) =>
    statements.forEach((statement) => senders.set(statement, (senders.get(statement) ?? 0) + by));
  for (const test of [...beside, ...tests]) count(test, 1);
  const needless = new Set<Recorded>();
  for (const test of tests.toSorted((one, other) => other.ms - one.ms)) {
    if (!test.statements.every((statement) => senders.get(statement)! > 1)) continue;
    needless.add(test);
    count(test, -1);
  }
  return tests.filter((test) => !needless.has(test));
}

function worth({ statements, ms }: Recorded, missing: ReadonlySet<string>): number {
  return statements.filter((statement) => missing.has(statement)).length / (startMs + ms);
}

/** Vitest's arguments that choose these tests by files and names. A name that occurs in several of the files chooses all of them. */
export function filterOf({ tests }: Choice): string[] {
  const names = [...new Set(tests.map((test) => test.name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))];
  return [...new Set(tests.map((test) => test.file)), '--testNamePattern', `^(${names.join('|')})$`];
}

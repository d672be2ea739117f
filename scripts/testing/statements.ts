import { readFile } from 'node:fs/promises';

/** A test, and the statements that it sent to PostgreSQL. */
export interface Recorded {
  file: string;
  name: string;
  ms: number;
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
 * for its time. Fails where a folder that always runs has no test any more.
 */
export function chooseTests(recorded: readonly Recorded[], obligatory: readonly string[] = always): Choice {
  const speaking = recorded.filter((test) => test.statements.length > 0);
  const statements = new Set(speaking.flatMap((test) => test.statements));
  const missing = new Set(statements);
  const tests: Recorded[] = [];
  const choose = (test: Recorded) => {
    tests.push(test);
    for (const statement of test.statements) missing.delete(statement);
  };
  for (const part of obligatory) {
    const found = speaking.filter(({ file }) => file.includes(part));
    if (found.length === 0) throw new Error(`No test in ${part} speaks to PostgreSQL`);
    found.forEach(choose);
  }
  while (missing.size > 0) {
    choose(speaking.reduce((best, test) => (worth(test, missing) > worth(best, missing) ? test : best)));
  }
  return { tests, statements: statements.size };
}

function worth({ statements, ms }: Recorded, missing: ReadonlySet<string>): number {
  return statements.filter((statement) => missing.has(statement)).length / (startMs + ms);
}

/** Vitest's arguments that choose these tests by files and names. A name that occurs in several of the files chooses all of them. */
export function filterOf({ tests }: Choice): string[] {
  const names = [...new Set(tests.map((test) => test.name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')))];
  return [...new Set(tests.map((test) => test.file)), '--testNamePattern', `^(${names.join('|')})$`];
}

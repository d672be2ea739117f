import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export const checkout = fileURLToPath(new URL('../', import.meta.url));

const running = new Set<ChildProcess>();

/** Starts a program of the checkout's packages, or of the machine, in the checkout. It ends with this process. */
export function start(
  command: readonly string[],
  options: { env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): ChildProcess {
  const [program, ...args] = command;
  const child = spawn(program!, args, {
    cwd: checkout,
    env: {
      ...process.env,
      PATH: [path.join(checkout, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
      // the tests start the server many times, and each start compiles the same programs
      NODE_COMPILE_CACHE: path.join(checkout, 'node_modules/.cache/node'),
      ...options.env,
    },
    stdio: ['ignore', options.quiet ? 'pipe' : 'inherit', options.quiet ? 'pipe' : 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Answers the exit code; a program that cannot be started counts as one that failed. */
export async function ended(child: ChildProcess): Promise<number> {
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** Runs a command to its end, in view, and answers its exit code. */
export function run(command: readonly string[], env?: NodeJS.ProcessEnv): Promise<number> {
  return ended(start(command, { env }));
}

/** Runs a command to its end, out of view, and answers its exit code and what it wrote. */
export async function runQuietly(
  command: readonly string[],
  env?: NodeJS.ProcessEnv,
): Promise<{ code: number; output: string }> {
  const child = start(command, { env, quiet: true });
  const [out, errors, code] = await Promise.all([text(child.stdout!), text(child.stderr!), ended(child)]);
  return { code, output: `${out}${errors}`.trimEnd() };
}

/** Passes the signals that end a program to those that it started, and then ends as they ask. */
export function endTogether(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill(signal);
      process.exitCode = 1;
      void Promise.all([...running].map(ended)).then(() => process.exit());
    });
  }
}

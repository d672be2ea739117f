import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartFailure } from '../process/startFailure.ts';

/** An account of this machine, where PostgreSQL must run as another one than this process. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

export interface Launcher {
  account: Account | undefined;
  /** Starts a PostgreSQL program that goes down with this process, however this process ends. */
  run(program: string, args: string[]): ChildProcess;
}

/** Names the process that started a postmaster, in the postmaster's environment. */
export const OWNER_VARIABLE = 'PRESSROOM_OWNER';

// PostgreSQL refuses to be root. In a namespace of its own root looks like an ordinary user: there is no account to
// create and nothing to hand over, and it works below a home folder that only root may enter.
const userNamespace = ['unshare', '--user', '--map-user=1', '--map-group=1'];

// The signal is armed after the start, so a parent that died before that is noticed by its changed number. It is the one
// that ends PostgreSQL in every state: nobody will be there to send another.
const dieWithParent = [
  'setpriv',
  '--pdeathsig',
  'QUIT',
  'sh',
  '-c',
  'test "$PPID" = "$0" && exec "$@"',
  `${process.pid}`,
];

/**
 * Finds a way to run PostgreSQL on this machine by trying each with `postgres --version`.
 * `owner` is the account that a cluster made earlier belongs to: PostgreSQL runs as nobody else on it.
 */
export function findLauncher(postgres: string, owner: number | undefined): Launcher {
  let complaint = '';
  const ways = waysFor(owner);
  for (const { prefix, account } of ways) {
    for (const guarded of [[...prefix, ...dieWithParent], prefix]) {
      const [command, ...rest] = [...guarded, postgres, '--version'];
      const trial = spawnSync(command, rest, { ...idsOf(account), cwd: '/', env: environment(), encoding: 'utf8' });
      if (trial.status === 0) return launcher(guarded, account);
      complaint = trial.error?.message ?? trial.stderr;
    }
  }
  if (process.getuid?.() === 0) {
    const barred = ways
      .map(({ account }) => account)
      .find((account) => account && !mayEnter(dirname(postgres), account));
    if (barred) throw rootRefused(barred, dirname(postgres), 'move Pressroom to', complaint);
    throw new StartFailure(
      'rootRefused',
      'PostgreSQL cannot be run as root on this machine: start Pressroom as an ordinary user, or set DATABASE_URL.',
      { cause: complaint },
    );
  }
  throw new StartFailure(
    'platformUnsupported',
    `The PostgreSQL that comes with Pressroom does not run on this machine (${firstLine(complaint)}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

/** Whether the account may pass through all folders on the way to this one, and enter it. */
export function mayEnter(folder: string, account: Account): boolean {
  const trial = spawnSync('sh', ['-c', 'cd -- "$0"', folder], { ...idsOf(account), cwd: '/', env: environment() });
  return trial.status === 0;
}

/** Root is told who cannot get where, and what helps. */
export function rootRefused({ name }: Account, folder: string, remedy: string, cause?: string): StartFailure {
  return new StartFailure(
    'rootRefused',
    `PostgreSQL refuses to run as root, and the account ${name}, as which it would run instead, may not enter ${folder}: ${remedy} a folder that every account may pass through, start Pressroom as an ordinary user, or set DATABASE_URL.`,
    { cause },
  );
}

function idsOf(account: Account | undefined) {
  return account && { uid: account.uid, gid: account.gid };
}

interface Way {
  prefix: string[];
  account?: Account;
}

function waysFor(owner: number | undefined): Way[] {
  if (process.getuid?.() !== 0) return [{ prefix: [] }];
  const accounts = readAccounts();
  if (owner !== undefined && owner !== 0) {
    const account = [...accounts.values()].find(({ uid }) => uid === owner) ?? {
      name: String(owner),
      uid: owner,
      gid: owner,
    };
    return [{ prefix: [], account }];
  }
  const fallbacks = ['postgres', 'nobody'].map((name) => accounts.get(name)).filter((account) => account !== undefined);
  return [{ prefix: userNamespace }, ...fallbacks.map((account) => ({ prefix: [], account }))];
}

function readAccounts(): Map<string, Account> {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  return new Map(
    lines
      .map((line) => line.split(':'))
      .map(([name, , uid, gid]) => [name!, { name: name!, uid: Number(uid), gid: Number(gid) }]),
  );
}

function launcher(prefix: string[], account: Account | undefined): Launcher {
  return {
    account,
    run(program, args) {
      const [command, ...rest] = [...prefix, program, ...args];
      // Detached: the terminal's Ctrl-C must reach Pressroom alone, which then stops PostgreSQL last.
      return spawn(command!, rest, {
        ...idsOf(account),
        cwd: '/',
        env: environment(),
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    },
  };
}

function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC', [OWNER_VARIABLE]: `${process.pid}` };
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] || 'no reason given';
}

import { errorCode } from '../process/startFailure.ts';
import { findProcesses } from './postmaster.ts';

/** After how many milliseconds PostgreSQL is asked to end at once, and after how many it is killed. */
export interface ShutdownTimeouts {
  quit: number;
  kill: number;
}

/** Told to end at once, PostgreSQL kills what does not within five seconds by itself. */
export const usualShutdownTimeouts: ShutdownTimeouts = { quit: 3000, kill: 9000 };

const betweenSignals = 100;

/**
 * Shuts a server down, whatever state it is in. SIGINT ends the sessions and writes a checkpoint; one that is hit by it
 * while it recovers from a crash may wait for ever. SIGQUIT ends it at once, SIGKILL in any case: both leave the rest
 * to the recovery at the next start, which loses nothing that was committed.
 */
export class Shutdown {
  readonly pid: number;
  readonly #cluster: string;
  readonly #begin = performance.now();
  readonly #timeouts: ShutdownTimeouts;
  readonly #sent = new Set<NodeJS.Signals>();

  constructor(pid: number, cluster: string, shutdownTimeouts = usualShutdownTimeouts) {
    this.pid = pid;
    this.#cluster = cluster;
    this.#timeouts = shutdownTimeouts;
  }

  /** Sends the signal that is due by now, each signal once. */
  async escalate(): Promise<void> {
    const age = performance.now() - this.#begin;
    const due = age < this.#timeouts.quit ? 'SIGINT' : age < this.#timeouts.kill ? 'SIGQUIT' : 'SIGKILL';
    if (this.#sent.has(due)) return;
    this.#sent.add(due);
    send(this.pid, due);
    if (due === 'SIGKILL') await killProcesses(this.#cluster);
  }

  /** Escalates until the server is gone. */
  async escalateUntil(gone: Promise<void>): Promise<void> {
    const escalate = () => this.escalate().catch(() => send(this.pid, 'SIGKILL'));
    await escalate();
    const timer = setInterval(() => void escalate(), betweenSignals);
    await gone.finally(() => clearInterval(timer));
  }
}

/** Kills what a dead postmaster has left on the cluster: its memory is in use, and no other can start, until they are gone. */
export async function killProcesses(cluster: string): Promise<void> {
  for (const pid of await findProcesses(cluster)) send(pid, 'SIGKILL');
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // the process has ended meanwhile
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

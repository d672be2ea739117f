import { errorCode } from '../process/startFailure.ts';
import { findProcesses } from './postmaster.ts';

/** After how many milliseconds PostgreSQL is asked to end at once, and after how many it is killed. */
export interface Urgency {
  quit: number;
  kill: number;
}

/** Told to end at once, PostgreSQL kills what does not within five seconds by itself. */
export const usualUrgency: Urgency = { quit: 3000, kill: 9000 };

const betweenLooks = 100;

/**
 * Brings a server to its end, whatever state it is in. SIGINT ends the sessions and writes a checkpoint; one that is hit by it
 * while it recovers from a crash may wait for ever. SIGQUIT ends it at once, SIGKILL in any case: both leave the rest
 * to the recovery at the next start, which loses nothing that was committed.
 */
export class Ending {
  readonly pid: number;
  readonly #cluster: string;
  readonly #begin = performance.now();
  readonly #urgency: Urgency;
  readonly #sent = new Set<NodeJS.Signals>();

  constructor(pid: number, cluster: string, urgency = usualUrgency) {
    this.pid = pid;
    this.#cluster = cluster;
    this.#urgency = urgency;
  }

  /** Sends the signal that is due, each once. */
  async press(): Promise<void> {
    const age = performance.now() - this.#begin;
    const due = age < this.#urgency.quit ? 'SIGINT' : age < this.#urgency.kill ? 'SIGQUIT' : 'SIGKILL';
    if (this.#sent.has(due)) return;
    this.#sent.add(due);
    send(this.pid, due);
    if (due === 'SIGKILL') await killProcesses(this.#cluster);
  }

  /** Presses on until the server is gone. */
  async pressUntil(gone: Promise<void>): Promise<void> {
    const press = () => this.press().catch(() => send(this.pid, 'SIGKILL'));
    await press();
    const pressing = setInterval(() => void press(), betweenLooks);
    await gone.finally(() => clearInterval(pressing));
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
    // it went by itself meanwhile
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

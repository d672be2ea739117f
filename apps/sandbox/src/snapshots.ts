import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Core } from './core.ts';

/** Keeps the state in one file, so that a restart continues where the last one stopped. */
export class Snapshots {
  readonly #core: Core;
  readonly #file: string;

  constructor(core: Core, folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#core = core;
    this.#file = join(folder, 'sandbox.json');
  }

  /** False where there is nothing to continue: no file, or one of another seed. */
  restore(): boolean {
    if (!existsSync(this.#file)) return false;
    const saved = JSON.parse(readFileSync(this.#file, 'utf8')) as ReturnType<Core['save']>;
    if (saved.version !== 3 || saved.world.seed !== this.#core.world.seed) return false;
    this.#core.load(saved);
    return true;
  }

  save(): void {
    if (!this.#core.takeChanged()) return;
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#core.save()), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}

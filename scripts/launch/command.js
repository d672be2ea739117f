import { spawn } from 'node:child_process';
import path from 'node:path';
import { checkout, inCheckout } from './checkout.js';

/** The environment in which `node` is the installed one, as far as there is one. */
export const environment = {
  ...process.env,
  PATH: [inCheckout('node_modules/.bin'), process.env.PATH].join(path.delimiter),
};

/**
 * Runs a command to its end and answers its exit code. It goes down with this process and with the shell above it: that
 * shell dies of the signal that npm passes to it, and tells nobody.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export async function run(command, args) {
  const child = spawn(command, args, { cwd: checkout, env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = () => {
    // SIGKILL, because npm would finish its work after a softer signal. The next launch repeats what is incomplete.
    child.kill('SIGKILL');
    process.exit(1);
  };
  const parent = process.ppid;
  const watch = setInterval(() => process.ppid === parent || stop(), 500);
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject).once('close', (code) => resolve(code ?? 1));
    });
  } finally {
    clearInterval(watch);
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from './checkout.js';
import { hasCode } from './obstacle.js';

/**
 * Keeps two launches in one checkout from installing or building at the same time. The lock is a name that
 * the kernel gives to one process only and takes back with it; systems without such names have no lock.
 * @param {() => Promise<void>} action
 */
export async function oneAtATime(action) {
  if (process.platform !== 'linux') return action();
  const name = `\0pressroom-launch-${createHash('sha256').update(checkout).digest('hex').slice(0, 16)}`;
  const place = await hold(name);
  try {
    await action();
  } finally {
    place.close();
  }
}

/** @param {string} name */
async function hold(name) {
  for (;;) {
    const server = createServer();
    try {
      await once(server.listen(name), 'listening');
      return server;
    } catch (error) {
      if (!hasCode(error, 'EADDRINUSE')) throw error;
      await pause(200);
    }
  }
}

import { spawnSync } from 'node:child_process';
import { environment } from './command.js';
import { Obstacle } from './obstacle.js';

/** Node 24 comes with the packages for Linux on x64 and arm64; elsewhere the machine's own has to be as new. */
export function requireNode24() {
  const { stdout } = spawnSync('node', ['--version'], { env: environment, encoding: 'utf8' });
  if (Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= 24) return;
  throw new Obstacle(
    `Pressroom brings its own Node 24 and PostgreSQL for Linux on x64 and arm64, and neither runs on this ${process.platform}-${process.arch}: ` +
      'install Node 24 or newer, and set DATABASE_URL to a PostgreSQL 15 or newer.',
  );
}

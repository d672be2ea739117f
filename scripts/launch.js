// Runs first, on any Node from 20 on and with nothing installed: makes ready what the other scripts take for granted.
// `--web` also builds the web interface.
import { installPackages } from './launch/install.js';
import { oneAtATime } from './launch/oneAtATime.js';
import { Obstacle } from './launch/obstacle.js';
import { requireNode24 } from './launch/runtime.js';
import { buildWeb } from './launch/web.js';

try {
  await oneAtATime(async () => {
    await installPackages();
    requireNode24();
    if (process.argv.includes('--web')) await buildWeb();
  });
} catch (error) {
  if (!(error instanceof Obstacle)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

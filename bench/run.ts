// Measures everything, or the figure named; `bench/out/latest.json` holds what was measured last.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../apps/server/src/platform/process/dataFolder.ts';
import { stopDatabase } from './database/server.ts';
import { figures } from './figures.ts';
import type { Measured } from './figure.ts';
import { out } from './place.ts';
import { tableOf } from './table.ts';

const [wanted] = process.argv.slice(2);
const chosen = figures.filter((figure) => wanted === undefined || figure.names.includes(wanted));
if (chosen.length === 0) {
  console.error(`There is no figure ${wanted}. There are: ${figures.flatMap((figure) => figure.names).join(', ')}`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
// two runs at once would measure each other
const lock = await lockDataFolder(out);
const measured: Measured[] = [];
try {
  for (const figure of chosen) {
    console.log(`Measuring ${figure.what} …`);
    measured.push(...(await figure.measure()));
  }
} finally {
  await stopDatabase();
  await lock.release();
}
writeFileSync(join(out, 'latest.json'), `${JSON.stringify(measured, null, 2)}\n`);
console.log(`\n${tableOf(measured)}`);
if (measured.some((figure) => !figure.holds)) process.exitCode = 1;

// Buys labels for 1,000 orders, or as many as named, while providers fail, everything is pressed twice and workers are killed: `npm run prove -- bench/lastMile/once.ts [orders] [seed] [kills]`
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../folders.ts';

const [orders = '1000', seed = '1', kills = '15'] = process.argv.slice(2);
const { status } = spawnSync(
  join(checkout, 'node_modules/.bin/vitest'),
  ['run', '--project', 'server', 'features/lastMile/once'],
  {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, ONCE_ORDERS: orders, ONCE_SEED: seed, ONCE_KILLS: kills },
  },
);
process.exitCode = status ?? 1;

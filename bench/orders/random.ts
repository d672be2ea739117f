// Two people do things to the same orders at random, 1,000 times or as often as named, while jobs run: `npm run prove -- bench/orders/random.ts [rounds] [seed]`
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../folders.ts';

const [rounds = '1000', seed = '1'] = process.argv.slice(2);
const { status } = spawnSync(
  join(checkout, 'node_modules/.bin/vitest'),
  ['run', '--project', 'server', 'orders/bulk/random'],
  { cwd: checkout, stdio: 'inherit', env: { ...process.env, ORDER_ACTS: rounds, ORDER_ACTS_SEED: seed } },
);
process.exitCode = status ?? 1;

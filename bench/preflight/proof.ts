// Judges 1,000 products with planted defects, or as many as named, and sends them to the other side: `npm run prove -- bench/preflight/proof.ts [products] [seed]`
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { checkout } from '../folders.ts';

const [products = '1000', seed = '1'] = process.argv.slice(2);
const { status } = spawnSync(
  join(checkout, 'node_modules/.bin/vitest'),
  ['run', '--project', 'server', 'features/publishing/preflight/proof'],
  {
    cwd: checkout,
    stdio: 'inherit',
    env: { ...process.env, PREFLIGHT_PRODUCTS: products, PREFLIGHT_SEED: seed },
  },
);
process.exitCode = status ?? 1;

import { createHash } from 'node:crypto';
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryFileLock } from '../apps/server/src/platform/process/fileLock.ts';
import { makeScratchFolder } from '../apps/server/src/testing/scratchFolder.ts';
import { prepareProduct, type Product, type ProductOptions, type StartingPoint } from './product.ts';

/** The runner's workers find the run's folder by it. */
const variable = 'JOURNEYS_FOLDER';

/** A folder for every product of the run, which goes with the run. */
export default async function setUpRun(): Promise<() => Promise<void>> {
  const folder = await makeScratchFolder();
  // PostgreSQL may run as another account, which has to pass through
  await chmod(folder, 0o711);
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/**
 * A product that has started once before: to make the sample shop takes a minute, and to copy it a moment. Who asks
 * first in the run makes it. One without a known password is new, since it tells its own at its first start alone.
 */
export async function prepareStarted(options: Omit<ProductOptions, 'parent' | 'from'>): Promise<Product> {
  const parent = process.env[variable];
  if (parent === undefined) throw new Error(`${variable} is not set: Playwright's configuration sets it`);
  if (options.password === undefined) return prepareProduct({ ...options, parent });
  // settings change nothing in an empty product's data
  const settings = options.sampleShop ? options.settings : {};
  const from = await startingPoint({ ...options, settings, parent });
  return prepareProduct({ ...options, parent, from });
}

async function startingPoint(options: ProductOptions & { parent: string }): Promise<StartingPoint> {
  const name = createHash('sha1').update(JSON.stringify(options)).digest('hex');
  const file = path.join(options.parent, name);
  const lock = await takeLock(`${file}.lock`);
  try {
    return (await readMade(`${file}.json`)) ?? (await make(options, `${file}.json`));
  } finally {
    lock.release();
  }
}

async function takeLock(file: string) {
  for (;;) {
    const lock = tryFileLock(file);
    if (lock) return lock;
    await pause(200);
  }
}

async function readMade(file: string): Promise<StartingPoint | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StartingPoint;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function make(options: ProductOptions, file: string): Promise<StartingPoint> {
  const product = await prepareProduct(options);
  try {
    await product.start();
  } catch (error) {
    await product.remove();
    throw error;
  }
  await product.stop();
  const made = { dataDir: product.dataDir, output: product.output() };
  await writeFile(file, JSON.stringify(made));
  return made;
}

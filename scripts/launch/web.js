import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inCheckout, requireWritable } from './checkout.js';
import { run } from './command.js';
import { hasCode, Obstacle } from './obstacle.js';

const sourceFolders = ['apps/web', 'packages/contract'];
const sourceFiles = ['package-lock.json', 'tsconfig.json'];
const notSources = new Set(['dist', 'node_modules']);
const built = inCheckout('apps/web/dist');
const stamp = 'built-from';

/** Builds the web interface, unless the existing build was made from the same sources. */
export async function buildWeb() {
  const fingerprint = fingerprintOf([...sourceFiles, ...sourceFolders.flatMap(filesUnder)]);
  if (stampOf(built) === fingerprint) return;

  requireWritable('the web interface has to be built in it', inCheckout('apps/web'));
  console.log('Building the web interface …');
  const fresh = inCheckout('node_modules/.cache/web');
  const code = await run('vite', ['build', 'apps/web', '--outDir', fresh, '--emptyOutDir', '--logLevel', 'warn']);
  if (code !== 0) throw new Obstacle('The web interface could not be built: see above.');
  writeFileSync(path.join(fresh, stamp), fingerprint);
  // In two moves, so that a kill leaves either a complete interface or none, never half of one.
  rmSync(built, { recursive: true, force: true });
  renameSync(fresh, built);
}

/** @param {string} folder */
function stampOf(folder) {
  try {
    return readFileSync(path.join(folder, stamp), 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** @param {string[]} files */
function fingerprintOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\0`)
      .update(readFileSync(inCheckout(file)))
      .update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(inCheckout(folder), { withFileTypes: true })
    .filter(({ name }) => !notSources.has(name))
    .flatMap((entry) => {
      const place = path.join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(place) : [place];
    })
    .sort();
}

import { readFileSync } from 'node:fs';
import { requireWritable, inCheckout } from './checkout.js';
import { run } from './command.js';
import { hasCode, Obstacle } from './obstacle.js';
import { requireNode24 } from './runtime.js';

/** Installs what package-lock.json lists, unless that is what stands in node_modules. */
export async function installPackages() {
  const wanted = readPackages('package-lock.json');
  if (wanted === undefined) throw new Obstacle('package-lock.json is missing: this is not a complete checkout.');
  if (isInstalled(wanted, readPackages('node_modules/.package-lock.json'))) return;

  requireWritable('packages have to be installed in it');
  console.log('Installing packages …');
  const code = await run(
    ...npm(['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error']),
  );
  if (code !== 0) throw new Obstacle(`The packages could not be installed: npm ended with code ${code}.`);
  await completePostgres();
}

/** npm may be set to run no install scripts, and whoever starts the server later may not write here. */
async function completePostgres() {
  requireNode24();
  await run('node', ['scripts/launch/completePostgres.ts']);
}

/**
 * npm writes its own record as the last thing of an install. A package may be missing in it when it is for other
 * platforms.
 * @param {Record<string, LockedPackage>} wanted
 * @param {Record<string, LockedPackage> | undefined} present
 */
export function isInstalled(wanted, present) {
  if (present === undefined) return false;
  return Object.entries(wanted)
    .filter(([place, { link }]) => place.includes('node_modules/') && !link)
    .every(([place, { version, optional }]) => (present[place] ? present[place].version === version : optional));
}

/**
 * @typedef {{ version?: string, optional?: boolean, link?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(inCheckout(file), 'utf8')).packages;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * The npm that runs this script, on its own Node: the installed one goes away while npm replaces node_modules.
 * @param {string[]} args
 * @returns {[string, string[]]}
 */
function npm(args) {
  const { npm_node_execpath: node, npm_execpath: script } = process.env;
  return node && script ? [node, [script, ...args]] : ['npm', args];
}

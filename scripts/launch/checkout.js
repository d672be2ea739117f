import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Obstacle } from './obstacle.js';

export const checkout = fileURLToPath(new URL('../../', import.meta.url));

/** @param {string} name */
export function inCheckout(name) {
  return path.join(checkout, name);
}

/**
 * @param {string} purpose
 * @param {string} [folder]
 */
export function requireWritable(purpose, folder = checkout) {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    throw new Obstacle(`${folder} cannot be written by this user, but ${purpose}.`);
  }
}

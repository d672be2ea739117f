import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { checkout } from '../process.ts';

/** Reads what a runner wrote and takes it away, so that no later run counts it again. Undefined when it wrote nothing. */
export async function readReport<T>(file: string): Promise<T | undefined> {
  const filePath = path.join(checkout, file);
  try {
    return JSON.parse(await readFile(filePath, 'utf8')) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  } finally {
    await rm(filePath, { force: true });
  }
}

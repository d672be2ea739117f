import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { S3mini } from 's3mini';
import { StartFailure } from '../process/startFailure.ts';
import type { Storage } from './storage.ts';

/**
 * `s3://KEY:SECRET@host[:port]/bucket?region=…&insecure=1`: any store that speaks S3.
 * Files of up to 20 MB are sent in one piece.
 */
export function openS3Storage(address: string): Storage {
  const url = new URL(address);
  const accessKeyId = decodeURIComponent(url.username);
  const secretAccessKey = decodeURIComponent(url.password);
  if (!accessKeyId || !secretAccessKey || url.pathname.length < 2) {
    throw new StartFailure(
      'settings',
      'Settings: STORAGE_URL must look like s3://KEY:SECRET@host/bucket?region=REGION',
    );
  }
  const scheme = url.searchParams.get('insecure') === '1' ? 'http' : 'https';
  const store = new S3mini({
    accessKeyId,
    secretAccessKey,
    endpoint: `${scheme}://${url.host}${url.pathname}`,
    region: url.searchParams.get('region') ?? 'auto',
  });

  return {
    async putFile(key, path) {
      await store.putObject(key, await readFile(path));
    },
    async put(key, bytes) {
      await store.putObject(key, bytes);
    },
    async get(key) {
      const bytes = await store.getObjectArrayBuffer(key);
      return bytes ? Buffer.from(bytes) : undefined;
    },
    async stream(key) {
      const answer = await store.getObjectResponse(key);
      return answer?.body ? Readable.fromWeb(answer.body) : undefined;
    },
    async remove(key) {
      await store.deleteObject(key);
    },
    async check() {
      await store.bucketExists();
    },
  };
}

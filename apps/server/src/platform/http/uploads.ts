import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileSlot } from '@pressroom/contract/endpoint';
import { fail } from '../failure.ts';
import { closedFile, closedFolder } from '../process/closed.ts';

export interface UploadedFile {
  /** As the user's machine names it, without folders. */
  fileName: string;
  /** Where the bytes lie until the request ends. */
  path: string;
  size: number;
  sha256: Buffer;
}

export interface Upload {
  fields: Record<string, string>;
  files: UploadedFile[];
}

const formLimits = { fields: 50, fieldSize: 64 * 1024 };

/** Streams the parts of a multipart request into files; bytes never gather in memory. */
export async function receiveUpload(request: FastifyRequest, slot: FileSlot, folder: string): Promise<Upload> {
  if (!request.isMultipart()) fail(400, 'platform.fileMissing');
  const upload: Upload = { fields: {}, files: [] };
  const limits = { fileSize: slot.maxBytes, files: slot.maxFiles, ...formLimits };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') upload.fields[part.fieldname] = String(part.value);
      else upload.files.push(await store(part.file, part.filename, folder, slot));
    }
  } catch (error) {
    await discardUpload(upload);
    throw explain(error, slot);
  }
  if (upload.files.length === 0) fail(400, 'platform.fileMissing');
  return upload;
}

/** What a form says, without files. */
export async function receiveForm(request: FastifyRequest): Promise<Upload['fields']> {
  const fields: Upload['fields'] = {};
  for await (const part of request.parts({ limits: { ...formLimits, files: 0 } })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
  }
  return fields;
}

export async function discardUpload(upload: Upload): Promise<void> {
  await Promise.all(upload.files.map((file) => rm(file.path, { force: true })));
}

async function store(
  source: NodeJS.ReadableStream & { truncated?: boolean },
  fileName: string,
  folder: string,
  slot: FileSlot,
): Promise<UploadedFile> {
  await mkdir(folder, { recursive: true, mode: closedFolder });
  const path = join(folder, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk);
      size += chunk.length;
      next(null, chunk);
    },
  });
  try {
    await pipeline(source, measure, createWriteStream(path, { mode: closedFile }));
    if (source.truncated) fail(413, 'platform.tooLarge', { params: { max: Math.floor(slot.maxBytes / 1024 / 1024) } });
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  return { fileName: fileName.replace(/^.*[\\/]/, '').normalize('NFC'), path, size, sha256: hash.digest() };
}

function explain(error: unknown, slot: FileSlot): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return failureOf(() =>
      fail(413, 'platform.tooLarge', { params: { max: Math.floor(slot.maxBytes / 1024 / 1024) } }),
    );
  if (code === 'FST_FILES_LIMIT')
    return failureOf(() => fail(413, 'platform.tooManyFiles', { params: { max: slot.maxFiles } }));
  return error;
}

function failureOf(act: () => never): unknown {
  try {
    return act();
  } catch (failure) {
    return failure;
  }
}

import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileSlot } from '@pressroom/contract/endpoint';
import { control } from '@pressroom/contract/fields/texts';
import { failField, failInput, Failure } from '../failure.ts';
import { privateFolderMode } from '../process/privateFiles.ts';
import { folderRole } from '../process/dataFolder.ts';
import { errorCode } from '../process/startFailure.ts';
import type { Settings } from '../settings.ts';
import { writeMeasured } from '../storage/writeMeasured.ts';

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
const noFiles: FileSlot = { maxFiles: 0, maxBytes: 0 };

/**
 * One folder for each process that shares the data folder. Files in it at a start are left from the process's last run.
 */
export function uploadsFolder(settings: Settings): string {
  return join(settings.dataDir, 'uploads', folderRole(settings));
}

/**
 * Deletes the uploads of requests that a kill has cut off. Only the holder of the data folder's lock may call it, before
 * it serves.
 */
export async function clearUploads(settings: Settings): Promise<void> {
  await rm(uploadsFolder(settings), { recursive: true, force: true });
  // former releases kept them in one folder
  const parent = join(settings.dataDir, 'uploads');
  const entries = await readdir(parent, { withFileTypes: true }).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  await Promise.all(
    entries.filter((entry) => entry.isFile()).map(({ name }) => rm(join(parent, name), { force: true })),
  );
}

/** Streams the parts of a multipart request into files; bytes never gather in memory. */
export async function receiveUpload(request: FastifyRequest, slot: FileSlot, settings: Settings): Promise<Upload> {
  if (!request.isMultipart()) failInput('platform.fileMissing');
  const folder = uploadsFolder(settings);
  const upload: Upload = { fields: {}, files: [] };
  try {
    await mkdir(folder, { recursive: true, mode: privateFolderMode });
    await readParts(request, slot, upload.fields, async (source, name) => {
      const file = { fileName: plainName(name), path: join(folder, randomUUID()), size: 0, sha256: Buffer.alloc(0) };
      // from now on it is thrown away with the others, however far it comes
      upload.files.push(file);
      Object.assign(file, await store(source, file.path, slot));
    });
    if (upload.files.length === 0 && !slot.optional) failInput('platform.fileMissing');
    return upload;
  } catch (error) {
    await discardUpload(upload);
    throw error;
  }
}

/** What a form says, without files. */
export async function receiveForm(request: FastifyRequest): Promise<Upload['fields']> {
  const fields: Upload['fields'] = {};
  await readParts(request, noFiles, fields, async () => failInput('platform.noFiles'));
  return fields;
}

export async function discardUpload(upload: Upload): Promise<void> {
  await Promise.all(upload.files.map((file) => discard(file.path)));
}

/** One that could not be begun is not there. */
async function discard(path: string): Promise<void> {
  await unlink(path).catch((error: unknown) => {
    if (errorCode(error) !== 'ENOENT') throw error;
  });
}

type FileSource = NodeJS.ReadableStream & { truncated?: boolean };

async function readParts(
  request: FastifyRequest,
  slot: FileSlot,
  fields: Upload['fields'],
  take: (source: FileSource, name: string) => Promise<void>,
): Promise<void> {
  const limits = { fileSize: slot.maxBytes, files: slot.maxFiles, ...formLimits };
  try {
    for await (const part of request.parts({ limits })) {
      // the types promise names, the parser keeps no such promise
      const name: unknown = part.type === 'file' ? part.filename : part.fieldname;
      if (typeof name !== 'string') failInput('platform.badForm');
      if (part.type === 'file') await take(part.file, name);
      else if (part.valueTruncated) failField(name, 'validation.tooLong', { max: formLimits.fieldSize });
      else fields[name] = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
    }
  } catch (error) {
    throw explain(error, slot);
  }
}

/** Without folders; ends in 400 where it holds what no text may hold. */
function plainName(given: string): string {
  const name = given.replace(/^.*[\\/]/s, '').normalize('NFC');
  if (control.test(name)) failInput('platform.fileName');
  return name;
}

async function store(source: FileSource, path: string, slot: FileSlot): Promise<{ size: number; sha256: Buffer }> {
  const measured = await writeMeasured(source, path);
  if (source.truncated) throw tooLarge(slot);
  return measured;
}

const tooLarge = ({ maxBytes }: FileSlot) =>
  new Failure(413, 'platform.tooLarge', { params: { max: Math.floor(maxBytes / 1024 / 1024) } });

/** What the form's reader complains about is the sender's doing; a full disk, or a mistake of ours, is not. */
function explain(error: unknown, slot: FileSlot): unknown {
  const code = errorCode(error);
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(slot);
  if (code === 'FST_FILES_LIMIT') {
    return slot.maxFiles === 0
      ? new Failure(400, 'platform.noFiles', { data: [] })
      : new Failure(413, 'platform.tooManyFiles', { params: { max: slot.maxFiles } });
  }
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return new Failure(413, 'platform.tooManyFields', { params: { max: formLimits.fields } });
  if (code?.startsWith('FST_')) return new Failure(400, 'platform.badForm', { data: [] });
  const isReaders = error instanceof Error && error.constructor === Error && !('syscall' in error);
  return isReaders ? new Failure(400, 'platform.badForm', { data: [] }) : error;
}

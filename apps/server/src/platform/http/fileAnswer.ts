import type { FileContents } from '@pressroom/contract/endpoint';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/** A file instead of an envelope. */
export interface FileAnswer {
  body: Buffer | Readable;
  fileName: string;
  mime: string;
  /** Told where the file is asked for by its address. */
  contents?: FileContents;
}

const attachment = (fileName: string) =>
  `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;

/** Always a download: nothing that a user brought is ever shown as a page. */
export function sendFile(reply: FastifyReply, { body, fileName, mime }: FileAnswer): FastifyReply {
  return reply
    .type(mime)
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'no-store')
    .send(sentBody(reply, body));
}

/** A request for the headers alone gets no content, and no file is read for it. */
export function sentBody(reply: FastifyReply, body: FileAnswer['body']): FileAnswer['body'] {
  if (reply.request.method !== 'HEAD') return body;
  discardFile({ body });
  return Readable.from([]);
}

/** Closes a file that nobody will read. */
export function discardFile({ body }: Pick<FileAnswer, 'body'>): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

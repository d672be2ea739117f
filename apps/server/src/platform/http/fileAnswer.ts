import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';

/** A file instead of an envelope. */
export interface FileAnswer {
  body: Buffer | Readable;
  fileName: string;
  mime: string;
}

const attachment = (fileName: string) =>
  `attachment; filename="${fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`;

/** Always a download: nothing that a user brought is ever shown as a page. */
export function sendFile(reply: FastifyReply, { body, fileName, mime }: FileAnswer): FastifyReply {
  return reply
    .type(mime)
    .header('content-disposition', attachment(fileName))
    .header('cache-control', 'no-store')
    .send(body);
}

/** Lets a file go that nobody will read. */
export function discardFile({ body }: FileAnswer): void {
  if (!Buffer.isBuffer(body)) body.destroy();
}

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

import type { FastifyInstance, FastifyReply } from 'fastify';
import { thumbnail } from '@pressroom/imaging';
import { z } from 'zod';
import type { App } from '../app.ts';
import { fail } from '../failure.ts';
import { derived, previewPicture } from '../storage/previewPicture.ts';
import { originalKey } from '../storage/storage.ts';
import { thumbnailKey, thumbnailWidths } from '../storage/thumbnails.ts';
import { type FileAnswer, sentBody } from './fileAnswer.ts';

const address = z.object({ key: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
const size = z.object({ width: z.coerce.number().int().min(1).max(4000).optional() });
/** No cache between us and the browser may keep a buyer's address. */
const forever = 'private, max-age=31536000, immutable';
/** What a browser may show by itself. Everything else is a download. */
const shown = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf']);

/** Pictures and labels by addresses that nobody can guess; they hold no session, so that <img> can show them. */
export function serveFiles(server: FastifyInstance, app: App): void {
  server.get('/files/:key', async (request, reply) => {
    const { key } = parse(address, request.params);
    const blob = await app.db
      .selectFrom('blobs')
      .where('key', '=', key)
      .select(['sha256', 'mime', 'width'])
      .executeTakeFirst();
    if (!blob) fail(404, 'platform.notFound');
    const wanted = stepFor(parse(size, request.query).width, blob.width);
    if (!wanted || !blob.mime.startsWith('image/')) {
      const stream = await app.storage.stream(originalKey(blob.sha256));
      if (!stream) fail(404, 'platform.notFound');
      return send(reply, shown.has(blob.mime) ? blob.mime : 'application/octet-stream', stream);
    }
    const bytes = await derived(app, thumbnailKey(blob.sha256, wanted), async () => {
      const original = await app.storage.get(originalKey(blob.sha256));
      return original && thumbnail(original, { width: wanted });
    });
    return send(reply, 'image/webp', bytes ?? fail(404, 'platform.notFound'));
  });

  server.get('/previews/:key', async (request, reply) => {
    const { key } = parse(address, request.params);
    const wanted = stepFor(parse(size, request.query).width, undefined) ?? 640;
    const bytes = await previewPicture(app, key, wanted);
    return send(reply, 'image/webp', bytes ?? fail(404, 'platform.notFound'));
  });
}

function stepFor(width: number | undefined, natural: number | null | undefined): number | undefined {
  if (width === undefined) return undefined;
  const step = thumbnailWidths.find((known) => known >= width);
  return step === undefined || (natural && step >= natural) ? undefined : step;
}

function send(reply: FastifyReply, mime: string, body: FileAnswer['body']): FastifyReply {
  return reply
    .type(mime)
    .header('cache-control', forever)
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('content-disposition', mime === 'application/octet-stream' ? 'attachment' : 'inline')
    .header('cross-origin-resource-policy', 'same-origin')
    .send(sentBody(reply, body));
}

function parse<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const result = schema.safeParse(value);
  if (!result.success) fail(404, 'platform.notFound');
  return result.data;
}

import { endpoint, failure } from '@pressroom/contract/endpoint';
import { words, wordsOrName } from '@pressroom/contract/message';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openApiDocument } from './openapi.ts';

const base = { summary: 'A call', input: z.object({}), output: z.null() } as const;
const feature = {
  open: endpoint({ ...base, method: 'GET', path: '/open', permission: 'public', reads: true }),
  record: endpoint({
    ...base,
    method: 'GET',
    path: '/record/{id}',
    permission: ['/store/index', '/order/index'],
    reads: true,
    input: z.object({ id: z.string(), word: z.string().optional() }),
    failures: {
      'platform.notFound': failure(404),
      'sync.noFailures': failure(409, z.object({ count: z.int() })),
      'stores.noGrant': failure(409),
    },
  }),
  upload: endpoint({
    ...base,
    method: 'POST',
    path: '/upload',
    permission: 'signedIn',
    files: { maxFiles: 3, maxBytes: 10, optional: true },
    input: z.object({ folder: z.string() }),
  }),
  fetch: endpoint({ ...base, method: 'POST', path: '/fetch', permission: 'signedIn', reads: true, download: true }),
};

interface Operation {
  description: string;
  security: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
}

const { paths } = openApiDocument({ feature }) as unknown as { paths: Record<string, Record<string, Operation>> };
const { open, record, upload, fetch } = {
  open: paths['/open']!['get']!,
  record: paths['/record/{id}']!['get']!,
  upload: paths['/upload']!['post']!,
  fetch: paths['/fetch']!['post']!,
};

it('says who may call', () => {
  expect([open.description, open.security]).toEqual(['Access: public', []]);
  expect([record.description, record.security]).toEqual([
    'Needs one of: /store/index, /order/index',
    [{ AuthToken: [] }],
  ]);
  expect(Object.keys(open.responses)).toEqual(['200', '400']);
});

it('tells each declared failure under its status, beside those of every call that needs a session', () => {
  expect(Object.keys(record.responses)).toEqual(['200', '400', '401', '403', '404', '409']);
  expect(record.responses['404']!.description).toBe('platform.notFound');
  expect(record.responses['409']!.description).toBe('sync.noFailures, stores.noGrant');
  const conflict = JSON.stringify(record.responses['409']!.content['application/json']!.schema);
  for (const part of ['"sync.noFailures"', '"stores.noGrant"', '"count"']) expect(conflict).toContain(part);
});

it('documents what the envelope puts into words as the text that callers receive', () => {
  const output = z.object({
    msg: words,
    reason: words.nullable(),
    name: wordsOrName.meta({ description: 'its name' }),
  });
  const ask = endpoint({ ...base, method: 'GET', path: '/ask', permission: 'public', reads: true, output });
  const document = openApiDocument({ feature: { ask } }) as unknown as { paths: typeof paths };
  const { schema } = document.paths['/ask']!['get']!.responses['200']!.content['application/json']!;
  expect(schema).toMatchObject({
    properties: {
      data: {
        properties: {
          msg: { type: 'string' },
          reason: { type: ['string', 'null'] },
          name: { type: 'string', description: 'its name' },
        },
      },
    },
  });
  expect(JSON.stringify(schema)).not.toContain('"params"');
});

it('puts what a call takes where it is sent', () => {
  expect(record.parameters).toMatchObject([
    { name: 'id', in: 'path', required: true },
    { name: 'word', in: 'query' },
  ]);
  const form = upload.requestBody!.content['multipart/form-data']!.schema;
  expect(form).toMatchObject({ required: ['folder'], properties: { files: { type: 'array' } } });
  expect(fetch.responses['200']!.content).toEqual({
    'application/octet-stream': { schema: { type: 'string', format: 'binary' } },
  });
});

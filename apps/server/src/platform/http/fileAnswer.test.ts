import fastify from 'fastify';
import * as fc from 'fast-check';
import { Readable } from 'node:stream';
import { expect, it, onTestFinished } from 'vitest';
import { type FileAnswer, sendFile } from './fileAnswer.ts';

function serve(answer: () => FileAnswer) {
  const server = fastify();
  onTestFinished(() => server.close());
  server.route({ method: ['GET', 'HEAD'], url: '/', handler: (_request, reply) => sendFile(reply, answer()) });
  return server;
}

it('names a file whatever its name is, in one header that nothing can break out of', async () => {
  let fileName = '';
  const server = serve(() => ({ body: Buffer.from('x'), fileName, mime: 'text/plain' }));
  const nasty = fc.constantFrom(
    '"',
    '\\',
    '\r\n',
    ';',
    "'",
    '(*)',
    '%41',
    '订单',
    'é',
    '\u0000',
    '\ud83d',
    'a.zip',
    ' ',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(nasty, { maxLength: 8 }), async (parts) => {
      fileName = parts.join('');
      const { statusCode, headers } = await server.inject({ url: '/' });
      expect(statusCode).toBe(200);
      const [, plain, encoded] = /^attachment; filename="([^"\\]*)"; filename\*=UTF-8''([\w.!~%-]*)$/.exec(
        String(headers['content-disposition']),
      )!;
      expect(decodeURIComponent(encoded!)).toBe(fileName.toWellFormed());
      expect(plain).toMatch(/^[\x20-\x7e]*$/);
    }),
    { seed: 11, numRuns: 150 },
  );
});

it('reads nothing for somebody who asks for the headers alone', async () => {
  const bodies: Readable[] = [];
  const server = serve(() => {
    const body = Readable.from(['never read']);
    bodies.push(body);
    return { body, fileName: 'a.txt', mime: 'text/plain' };
  });
  const head = await server.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.payload, bodies[0]!.destroyed]).toEqual([200, '', true]);
  expect((await server.inject({ url: '/' })).payload).toBe('never read');
});

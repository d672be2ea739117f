import { codes, codeType } from '@pressroom/contract/codes/codes';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { must } from '../../demo/shop.ts';
import { testApp } from '../../testing/testApp.ts';

it.each([
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8', true],
  ['gzip;q=0', false],
  ['br', false],
  [undefined, false],
])('compresses large answers for a caller that accepts %s: %s', async (accepted, isCompressed) => {
  const { server, as, db } = await testApp();
  const admin = await as('admin');
  const entry = { type: codeType.colour, name: 'Größe', code: 'C' };
  await db
    .insertInto('codes')
    .values(Array.from({ length: 600 }, (_, index) => ({ ...entry, code: `C${index}` })))
    .execute();
  const ask = (query: string) =>
    server.inject({
      url: `${codes.page.path}?type=${codeType.colour}&${query}`,
      headers: { authtoken: admin.token, ...(accepted !== undefined && { 'accept-encoding': accepted }) },
    });
  const large = await ask('pageSize=600');
  expect([large.headers['content-encoding'], large.headers.vary]).toEqual([
    isCompressed ? 'gzip' : undefined,
    'accept-encoding',
  ]);
  const bytes = isCompressed ? gunzipSync(large.rawPayload) : large.rawPayload;
  expect(Number(large.headers['content-length'])).toBe(large.rawPayload.length);
  const expected = await must(admin, codes.page, { type: codeType.colour, pageSize: 600 });
  expect(JSON.parse(bytes.toString())).toMatchObject({ data: expected });
  expect((await ask('pageSize=20')).headers['content-encoding']).toBeUndefined();
});

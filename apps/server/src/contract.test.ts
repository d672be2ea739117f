import { describe, expect, it } from 'vitest';
import { contract } from '@pressroom/contract';
import type { Endpoint } from '@pressroom/contract/endpoint';
import { failuresOfEveryCall } from '@pressroom/contract/failures';
import { describeIssue } from '@pressroom/contract/issues';
import { isMessageKey } from '@pressroom/contract/messages';
import { rowCounts } from './testing/rowCounts.ts';
import { testApp } from './testing/testApp.ts';

const endpoints = Object.values(contract).flatMap((feature) => Object.values(feature) as Endpoint[]);
const guarded = endpoints.filter((endpoint) => endpoint.permission !== 'public');
const restricted = guarded.filter((endpoint) => typeof endpoint.permission !== 'string');
const title = (endpoint: Endpoint) => `${endpoint.method} ${endpoint.path}`;
const oneFile = [{ fileName: 'a.png', bytes: Buffer.from('not a picture') }];

/** Something that this call's schema refuses; undefined where it takes no input at all. */
function garbageFor(endpoint: Endpoint): unknown {
  const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? {});
  const everyFieldWrong = Object.fromEntries(fields.map((name) => [name, '\u0000 no such thing']));
  const candidates =
    endpoint.method === 'GET' || endpoint.files ? [everyFieldWrong] : [everyFieldWrong, { ids: 'x y' }, ['x'], []];
  return candidates.find((candidate) => !endpoint.input.safeParse(candidate).success);
}

describe('every call of the contract', () => {
  it('is answered 401 without a token and with one that nobody holds', async () => {
    const { anonymous, server } = await testApp();
    for (const endpoint of guarded) {
      const reply = await anonymous.send(endpoint, {});
      expect([title(endpoint), reply.status, reply.code]).toEqual([title(endpoint), 401, 50_008]);
    }
    const unknown = await server.inject({ url: '/store/page', headers: { authtoken: 'nobody' } });
    expect(unknown.json()).toMatchObject({ code: 50_008 });
  });

  it('is answered 403 to a user without any permission', async () => {
    const test = await testApp();
    const nobody = await test.as([]);
    const before = await rowCounts(test);
    for (const endpoint of restricted) {
      const reply = await nobody.send(endpoint, {}, endpoint.files && oneFile);
      expect([title(endpoint), reply.status]).toEqual([title(endpoint), 403]);
    }
    expect(await rowCounts(test)).toEqual(before);
  });

  it('is answered 400 to garbage, with a message for each field, and writes nothing', async () => {
    const test = await testApp();
    const admin = await test.as('admin');
    const before = await rowCounts(test);
    for (const endpoint of endpoints) {
      const garbage = garbageFor(endpoint);
      if (garbage === undefined) continue;
      const reply = await admin.send(endpoint, garbage, endpoint.files && oneFile);
      expect([title(endpoint), reply.status, reply.code]).toEqual([title(endpoint), 400, 400]);
      expect(reply.data).not.toHaveLength(0);
    }
    expect(await rowCounts(test)).toEqual(before);
  });

  it('takes no input, or refuses some', () => {
    const withoutInput = endpoints.filter((endpoint) => garbageFor(endpoint) === undefined).map(title);
    for (const endpoint of endpoints) {
      const fields = Object.keys((endpoint.input as { shape?: object }).shape ?? { list: true });
      if (fields.length > 0) expect(withoutInput).not.toContain(title(endpoint));
    }
  });

  it('has a path of its own', () => {
    expect(new Set(endpoints.map(title)).size).toBe(endpoints.length);
  });

  it('names only permissions that the tree holds', async () => {
    const { db } = await testApp();
    const known = (await db.selectFrom('permissions').select('path').execute()).map((row) => row.path);
    const named = new Set(restricted.flatMap((endpoint) => endpoint.permission));
    expect([...named].filter((key) => !known.includes(key))).toEqual([]);
  });

  it('stands in the documentation', async () => {
    const { anonymous } = await testApp();
    const { paths } = JSON.parse((await anonymous.get('/docs/json')).body.toString()) as {
      paths: Record<string, object>;
    };
    expect(Object.keys(paths).sort()).toEqual([...new Set(endpoints.map((endpoint) => endpoint.path))].sort());
  });

  it('has words for every failure that it declares', () => {
    const declared = endpoints.flatMap(({ failures = {} }) => Object.keys(failures));
    expect([...declared, ...Object.keys(failuresOfEveryCall)].filter((key) => !isMessageKey(key))).toEqual([]);
  });

  it('has words for every rule that it names', () => {
    const unknown = endpoints.flatMap((endpoint) => {
      const issues = [{}, garbageFor(endpoint)].flatMap((input) => endpoint.input.safeParse(input).error?.issues ?? []);
      return issues
        .map((issue) => issue.message)
        .filter((message) => /^\w+\.[\w.]+$/.test(message) && !isMessageKey(message));
    });
    expect(unknown).toEqual([]);
    expect(describeIssue({ code: 'too_big', message: '', maximum: 5, origin: 'string' })).toEqual({
      key: 'validation.tooLong',
      params: { max: '5', min: '' },
    });
  });
});

it('a body that is no JSON is the caller’s mistake', async () => {
  const { server } = await testApp();
  const reply = await server.inject({
    method: 'POST',
    url: '/account/login',
    headers: { 'content-type': 'application/json' },
    payload: '{"username":',
  });
  expect(reply.statusCode).toBe(400);
});

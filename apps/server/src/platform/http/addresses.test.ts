import { describe, expect, it } from 'vitest';
import { sessionCookie } from '@pressroom/contract/endpoint';
import { taskStreamPath } from '@pressroom/contract/tasks/tasks';
import { makePicture } from '../../testing/make.ts';
import { sendRaw } from '../../testing/rawRequest.ts';
import { testApp } from '../../testing/testApp.ts';

describe('an address that leads nowhere', () => {
  const notValid = { code: 400, msg: 'This address is not valid', data: [], failure: 'platform.badAddress' };
  const gone = {
    code: 404,
    msg: 'The record does not exist or has been deleted',
    data: null,
    failure: 'platform.notFound',
  };
  const noCall = (path: string) => ({
    code: 404,
    msg: `There is no such call: ${path}`,
    data: null,
    failure: 'platform.noSuchCall',
  });

  it.each([
    ['/files/%', notValid],
    ['/sysOrder/queryDetail/%E0%A4%A', notValid],
    ['/nowhere/%zz', notValid],
    [
      `/files/${'x'.repeat(300)}`,
      { ...gone, code: 414, msg: 'The address or the headers are too long', failure: 'platform.longAddress' },
    ],
    ['/downloads/%00', gone],
    ['/files/%00', gone],
    ['/docs/nothing', noCall('/docs/nothing')],
    ['/docs/static/..%2f..%2fpackage.json', noCall('/docs/static/..%2f..%2fpackage.json')],
    ['/assets/../../package.json', noCall('/package.json')],
  ])('%s is answered as every call is', async (url, expected) => {
    const { server } = await testApp();
    const answer = await server.inject({ url, headers: { 'accept-language': 'en' } });
    expect(answer.statusCode).toBe(expected.code);
    expect(answer.json()).toEqual(expected);
  });
});

it('takes a cookie that is not percent-encoded for none', async () => {
  const { server } = await testApp();
  for (const value of ['%', '%E0%A4%A', '%00']) {
    const headers = { cookie: `${sessionCookie}=${value}; language=%` };
    expect((await server.inject({ url: '/downloads/once/aaaa', headers })).statusCode).toBe(401);
  }
});

it('names what a field beside the known ones may not hold either', async () => {
  const { server } = await testApp();
  const post = async (payload: string) => {
    const headers = { 'content-type': 'application/json', 'accept-language': 'en' };
    return (await server.inject({ method: 'POST', url: '/account/login', headers, payload })).json<object>();
  };
  const login = '"username":"admin","password":"whatever"';
  expect(await post(`{${login},"surplus":{"a":["\\u0000"]}}`)).toMatchObject({
    code: 400,
    data: [{ path: 'surplus.a.0' }],
  });
  expect(await post(`{${login},"surplus":"\\ud83d"}`)).toMatchObject({ code: 400, data: [{ path: 'surplus' }] });
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(await post(`{${login},"surplus":${deep}}`)).toMatchObject({ code: 400, msg: 'This is nested too deeply' });
});

it('answers HEAD of what streams with its headers alone', async () => {
  const test = await testApp();
  const { token } = await test.as('admin');
  const address = await test.server.listen({ port: 0, host: '127.0.0.1' });
  const { fileUrl } = await makePicture(await test.as('admin'));
  for (const path of [taskStreamPath, fileUrl]) {
    const said = await sendRaw(
      address,
      `HEAD ${path} HTTP/1.1\r\nhost: x\r\nauthtoken: ${token}\r\nconnection: close\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\n$/);
  }
});

it('lets no cache between itself and the browser keep a file', async () => {
  const test = await testApp();
  const { fileUrl } = await makePicture(await test.as('admin'));
  for (const url of [fileUrl, `${fileUrl}?width=80`])
    expect((await test.server.inject({ url })).headers['cache-control']).toBe('private, max-age=31536000, immutable');
});

it('answers what is no HTTP in the shape of every failure', async () => {
  const { server } = await testApp();
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const bodyOf = (said: string) => JSON.parse(said.slice(said.indexOf('\r\n\r\n'))) as { code: number; msg: string };
  expect(bodyOf(await sendRaw(address, 'BREW /pot COFFEE/1\r\n\r\n'))).toMatchObject({ code: 400 });
  const headers = `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`;
  expect(bodyOf(await sendRaw(address, headers))).toMatchObject({
    code: 431,
    msg: '地址或请求头过长 / The address or the headers are too long',
  });
});

import { account } from '@pressroom/contract/account/account';
import { languageCookie, sessionCookie, ticketHeader } from '@pressroom/contract/endpoint';
import { library } from '@pressroom/contract/library/library';
import { expect, it, vi } from 'vitest';
import { originalKey } from '../storage/storage.ts';
import { makePicture } from '../../testing/make.ts';
import { patience } from '../../testing/patience.ts';
import { testApp } from '../../testing/testApp.ts';

async function start() {
  const test = await testApp();
  const admin = await test.as('admin');
  const { id, fileSize } = await makePicture(admin);
  const clerk = await test.as(['/library/index']);
  const ask = async (fileIds: string) => {
    const { path: url, method } = library.downloadZip;
    const headers = { authtoken: clerk.token, [ticketHeader]: '1', 'accept-language': 'zh' };
    const answer = await test.server.inject({ method, url, headers, payload: { fileIds } });
    return answer.json<{ code: number; data: string; msg: string }>();
  };
  const fetch = (url: string, token: string) =>
    test.server.inject({
      method: 'GET',
      url,
      headers: { cookie: `a=b; ${languageCookie}=en; ${sessionCookie}=${encodeURIComponent(token)}` },
    });
  return { ...test, admin, clerk, id, fileSize, ask, fetch };
}

it('lets the session that asked fetch the file, until it has arrived once', async () => {
  const { clerk, admin, id, fileSize, ask, fetch, server } = await start();
  const { data: address } = await ask(id);
  expect(address).toMatch(/^\/downloads\/once\/[\w-]{32}$/);
  expect((await server.inject({ method: 'GET', url: address })).statusCode).toBe(401);
  expect((await fetch(address, admin.token)).statusCode).toBe(404);

  const file = await fetch(address, clerk.token);
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({ 'content-type': 'application/zip', 'cache-control': 'no-store' });
  // in the language in which it was asked for
  expect(file.headers['content-disposition']).toContain(encodeURIComponent('图库图片'));
  expect(file.rawPayload.length).toBeGreaterThan(fileSize);
  await vi.waitFor(async () => expect((await fetch(address, clerk.token)).statusCode).toBe(404), patience);
  const late = await fetch(address, clerk.token);
  expect(late.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(late.payload).toBe('This download address is no longer valid. Go back to the page and download again');
});

it('lets a transfer that broke off be tried again', async () => {
  const { app, db, clerk, id, ask, fetch } = await start();
  const { data: address } = await ask(id);
  const { sha256 } = await db.selectFrom('blobs').select('sha256').executeTakeFirstOrThrow();
  const bytes = (await app.storage.get(originalKey(sha256)))!;
  await app.storage.remove(originalKey(sha256));
  await expect(fetch(address, clerk.token)).rejects.toThrow('destroyed before completion');
  await app.storage.put(originalKey(sha256), bytes);
  expect((await fetch(address, clerk.token)).statusCode).toBe(200);
});

it('says at once what is wrong, while somebody can still read it', async () => {
  const { ask } = await start();
  expect(await ask('999')).toMatchObject({ code: 409 });
  expect(await ask('x')).toMatchObject({ code: 400 });
});

it('is worth nothing once it is old, the right is gone, or the session has ended', async () => {
  const { db, clerk, id, ask, fetch, app } = await start();
  const [old, kept, last] = [(await ask(id)).data, (await ask(id)).data, (await ask(id)).data];
  await db.updateTable('downloadTickets').set({ expiresAt: '2020-01-01T00:00:00Z' }).execute();
  expect((await fetch(old, clerk.token)).statusCode).toBe(404);

  await db.updateTable('downloadTickets').set({ expiresAt: '2120-01-01T00:00:00Z' }).execute();
  await db.deleteFrom('rolePermissions').execute();
  app.access.forget('');
  expect((await fetch(kept, clerk.token)).statusCode).toBe(403);

  await clerk.call(account.logout, {});
  app.access.forget('');
  expect((await fetch(last, clerk.token)).statusCode).toBe(401);
});

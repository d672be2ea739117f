import { sessionCookie } from '@pressroom/contract/endpoint';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { testApp } from '../../testing/testApp.ts';

const page = '<!doctype html><title>Pressroom</title>';
const html = { accept: 'text/html' };

async function builtInterface(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pressroom-web-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'assets/main-1a2b3c.js'), 'start()');
  return folder;
}

it('serves hashed files for ever, and the page under every address that a browser opens', async () => {
  const { server } = await testApp({ webFolder: await builtInterface() });
  expect(await server.inject({ url: '/assets/main-1a2b3c.js' })).toMatchObject({
    statusCode: 200,
    body: 'start()',
    headers: { 'cache-control': 'public, max-age=31536000, immutable' },
  });
  for (const url of ['/', '/order/index', '/assets/main-gone.js']) {
    expect(await server.inject({ url, headers: html })).toMatchObject({
      statusCode: 200,
      body: page,
      headers: { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' },
    });
  }
});

it('names in the page what a first screen loads, in the language of the reader, and the sign-in to who has no session', async () => {
  const folder = await builtInterface();
  const head = '<link rel="modulepreload" crossorigin href="/assets/frame-1.js">';
  await writeFile(join(folder, 'index.html'), `<head>${head}</head>`);
  const orders = {
    zh: ['assets/frame-1.js', 'assets/zh.orders-2.js', 'assets/orders-3.css'],
    en: ['assets/en.orders-4.js'],
  };
  const signIn = { zh: ['assets/sign-in-5.js'], en: ['assets/sign-in-5.js'] };
  await writeFile(join(folder, 'preloads.json'), JSON.stringify({ '/order/index': orders, '/login': signIn }));
  const { server } = await testApp({ webFolder: folder });
  const pageAt = async (url: string, headers: Record<string, string>) =>
    (await server.inject({ url, headers: { ...html, ...headers } })).body;
  const cookie = `${sessionCookie}=held`;
  const link = (rel: string, file: string) => `<link rel="${rel}" crossorigin href="/assets/${file}">`;

  const chinese = `${head}${link('modulepreload', 'zh.orders-2.js')}${link('stylesheet', 'orders-3.css')}`;
  expect(await pageAt('/order/index?sysStatus=0', { cookie })).toBe(`<head>${chinese}</head>`);
  const english = `<head>${head}${link('modulepreload', 'en.orders-4.js')}</head>`;
  expect(await pageAt('/order/index', { cookie, 'accept-language': 'en-GB,en' })).toBe(english);
  expect(await pageAt('/order/index', { cookie: `${cookie}; language=en` })).toBe(english);
  expect(await pageAt('/store/index', { cookie })).toBe(`<head>${head}</head>`);
  expect(await pageAt('/order/index', {})).toBe(`<head>${head}${link('modulepreload', 'sign-in-5.js')}</head>`);
});

it('answers a program that asks for an unknown address with a failure, and so a browser where nothing was built', async () => {
  const built = await testApp({ webFolder: await builtInterface() });
  expect(await built.server.inject({ url: '/assets/main-gone.js' })).toMatchObject({ statusCode: 404 });
  expect((await built.server.inject({ url: '/no/such/call' })).json()).toMatchObject({ code: 404 });
  const unbuilt = await testApp();
  expect((await unbuilt.server.inject({ url: '/', headers: html })).json()).toMatchObject({ code: 404 });
});

import { expect, it } from 'vitest';
import { stores } from '@pressroom/contract/stores/stores';
import { must } from '../../demo/shop.ts';
import { testApp } from '../../testing/testApp.ts';

const sheinStore = {
  name: 'Cactus',
  typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
  countryCode: 'US',
  currency: 'USD',
  dataStatus: 1,
  remark: '-',
} as const;

async function start(environment: Record<string, string>) {
  const { as, server } = await testApp({ environment });
  const admin = await as('admin');
  const store = await must(admin, stores.create, sheinStore);
  const pathFor = (callback: string) =>
    `${stores.authorizationPage.path}?${new URLSearchParams({ id: store.id, callback }).toString()}`;
  /** Whether SHEIN may send somebody back to this address, for a caller who writes this host. */
  const isOurs = async (callback: string, host = new URL(callback).host) => {
    const headers = { host, 'x-forwarded-host': host, authtoken: admin.token };
    return (await server.inject({ url: pathFor(callback), headers })).statusCode === 200;
  };
  return { server, token: admin.token, pathFor, isOurs };
}

it.each(['0', '1'])('believes no Host header, behind a proxy (%s) or not', async (TRUST_PROXY) => {
  const { isOurs } = await start({ TRUST_PROXY, PORT: '9001' });
  expect(await isOurs('https://evil.example/store/index')).toBe(false);
  expect(await isOurs('http://evil.example:9001/store/index')).toBe(false);
  expect(await isOurs('https://127.0.0.1:9001/store/index')).toBe(false);
  expect(await isOurs('http://127.0.0.1:9001/store/index', 'evil.example')).toBe(true);
  expect(await isOurs('http://localhost:9001/store/index')).toBe(true);
});

it('takes the addresses of PUBLIC_URL for its own, and no others', async () => {
  const { isOurs } = await start({ TRUST_PROXY: '1', PUBLIC_URL: 'https://shop.example.com,http://10.0.0.5:8787' });
  expect(await isOurs('https://shop.example.com/store/index', 'inner:8787')).toBe(true);
  expect(await isOurs('http://10.0.0.5:8787/store/index')).toBe(true);
  expect(await isOurs('http://shop.example.com/store/index')).toBe(false);
  expect(await isOurs('http://127.0.0.1:8787/store/index')).toBe(false);
});

it('knows the address at which a connection came in, whatever its settings name', async () => {
  const { server, token, pathFor } = await start({ HOST: '0.0.0.0', PORT: '9001' });
  const address = await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(address);
  const statusFor = async (callback: string) =>
    (await fetch(`${address}${pathFor(callback)}`, { headers: { authtoken: token } })).status;
  expect(await statusFor(`${address}/store/index`)).toBe(200);
  expect(await statusFor(`http://localhost:${port}/store/index`)).toBe(200);
  expect(await statusFor(`http://evil.example:${port}/store/index`)).toBe(400);
});

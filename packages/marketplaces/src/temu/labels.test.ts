import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { fakeServer, type Received, says } from '../testing/fakeServer.ts';
import { orderKeys, fakeTemu, refuses } from '../testing/fakeTemu.ts';
import { mayFetchLabelFrom } from './labelRequest.ts';
import { downloadTemuLabel, getTemuLabelLinks } from './labels.ts';
import { temuProblemOf } from './problems.ts';
import { temuSettings } from './settings.ts';

const documents = 'bg.logistics.shipment.document.get';
const minute = 60_000;

/** A file server that requires our keys; `good` decides which links are still valid. */
async function labelStore(good: (path: string) => boolean) {
  return await fakeServer(({ url, headers }: Received, response: ServerResponse) => {
    const names = ['toa-access-token', 'toa-app-key', 'toa-random', 'toa-timestamp'];
    const joined = names.map((name) => name + String(headers[name])).join('');
    const sign = createHash('md5')
      .update(orderKeys.appSecret + joined + orderKeys.appSecret)
      .digest('hex')
      .toUpperCase();
    const known = headers['toa-sign'] === sign && headers['toa-access-token'] === orderKeys.accessToken;
    response.writeHead(known && good(url.pathname) ? 200 : 403).end(known ? `%PDF-1.7 ${url.pathname}` : '');
  });
}

const allowed = { unverified: { ...temuSettings.unverified, labelHosts: ['127.0.0.1'] } };

function linksTo(address: string) {
  return (_call: unknown, nth: number) =>
    `{"shippingLabelUrlList":[{"packageSn":"PK-1","url":"${address}/pkg-label-u/${nth}","documentType":"SHIPPING_LABEL_PDF"}],"warningMessage":null}`;
}

describe("a label's link", () => {
  it('opens with signed headers, and ends after ten minutes', async () => {
    const { address, received } = await labelStore(() => true);
    const { store, sent, calls } = await fakeTemu({ [documents]: linksTo(address) }, allowed);
    const { links, missing } = await getTemuLabelLinks(store, ['PK-1', 'PK-2']);
    expect(links).toMatchObject([{ packageSn: 'PK-1', goodUntil: new Date(store.now() + 10 * minute) }]);
    expect(missing).toEqual(['PK-2']);
    expect(sent[0]?.raw).toMatchObject({ packageSnList: '["PK-1","PK-2"]', documentType: '"SHIPPING_LABEL_PDF"' });
    for (const link of links)
      expect(Buffer.from(await downloadTemuLabel(store, link)).toString()).toContain('/pkg-label-u/1');
    expect(received).toHaveLength(1);
    expect(calls.at(-1)).toMatchObject({ endpoint: 'label file', outcome: 'done' });
  });

  it('is asked for anew when TEMU no longer knows it', async () => {
    const { address, received } = await labelStore((path) => path.endsWith('/2'));
    const { store } = await fakeTemu({ [documents]: linksTo(address) }, allowed);
    const [link] = (await getTemuLabelLinks(store, ['PK-1'])).links;
    const bytes = await downloadTemuLabel(store, link!);
    expect(Buffer.from(bytes).toString()).toContain('/pkg-label-u/2');
    expect(received.map(({ url }) => url.pathname)).toEqual(['/pkg-label-u/1', '/pkg-label-u/2']);
  });

  it('is asked for anew when its time is over, without trying it', async () => {
    const { address, received } = await labelStore(() => true);
    const { store, context } = await fakeTemu({ [documents]: linksTo(address) }, allowed);
    const [link] = (await getTemuLabelLinks(store, ['PK-1'])).links;
    await context.pause?.(10 * minute);
    await downloadTemuLabel(store, link!);
    expect(received.map(({ url }) => url.pathname)).toEqual(['/pkg-label-u/2']);
  });

  it('that ends twice is a failure', async () => {
    const { address, received } = await labelStore(() => false);
    const { store } = await fakeTemu({ [documents]: linksTo(address) }, allowed);
    const [link] = (await getTemuLabelLinks(store, ['PK-1'])).links;
    await expect(downloadTemuLabel(store, link!)).rejects.toMatchObject({ kind: 'notFound', endpoint: 'label file' });
    expect(received).toHaveLength(2);
  });

  it('is not asked for anew when the files are out of reach', async () => {
    const { address } = await fakeServer(says('', 503));
    const { store, sent } = await fakeTemu({ [documents]: linksTo(address) }, allowed);
    const [link] = (await getTemuLabelLinks(store, ['PK-1'])).links;
    await expect(downloadTemuLabel(store, link!)).rejects.toMatchObject({ kind: 'unavailable', code: 'http503' });
    expect(sent).toHaveLength(1);
  });

  it('is refused for one package without harm to the others', async () => {
    const { store } = await fakeTemu({
      [documents]({ raw }) {
        const asked = JSON.parse(raw['packageSnList'] ?? '[]') as string[];
        if (asked.includes('PK-3')) return refuses('120018012', 'not before tomorrow')();
        return JSON.stringify({ shippingLabelUrlList: asked.map((packageSn) => ({ packageSn, url: 'https://x/' })) });
      },
    });
    const { links, refused, missing } = await getTemuLabelLinks(store, ['PK-1', 'PK-2', 'PK-3', 'PK-4', 'PK-5']);
    expect(links.map(({ packageSn }) => packageSn)).toEqual(['PK-1', 'PK-2', 'PK-4', 'PK-5']);
    expect(refused).toMatchObject([{ packageSn: 'PK-3', failure: { reason: 'not before tomorrow' } }]);
    expect(refused.map(({ failure }) => temuProblemOf(failure))).toEqual(['tooEarly']);
    expect(missing).toEqual([]);
  });

  it('shows the token to nobody but TEMU', async () => {
    const { address, received } = await labelStore(() => true);
    const { store } = await fakeTemu({ [documents]: linksTo(address) });
    const [link] = (await getTemuLabelLinks(store, ['PK-1'])).links;
    await expect(downloadTemuLabel(store, link!)).rejects.toMatchObject({ kind: 'malformed', code: 'link' });
    expect(received).toHaveLength(0);
  });

  it.each([
    ['https://openapi-b-us.temu.com/pkg-label-u/1', true],
    ['https://files.temu.com/1', true],
    ['https://temu.com.evil.test/1', false],
    ['https://eviltemu.com/1', false],
    ['not a link', false],
  ])('%s: %s', (link, may) => {
    expect(mayFetchLabelFrom(link, temuSettings.hosts.US, temuSettings.unverified.labelHosts)).toBe(may);
  });
});

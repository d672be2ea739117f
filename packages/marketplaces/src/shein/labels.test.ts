import { describe, expect, it } from 'vitest';
import { fakeServer, says } from '../testing/fakeServer.ts';
import { fakeShein } from '../testing/fakeShein.ts';
import { downloadSheinLabel, findSheinCarriers, getSheinLabelLinks } from './labels.ts';

const path = '/open-api/order/print-express-info';
const pdf = '%PDF-1.4 label';

/** A file server whose links are valid only with `good=yes`. */
async function files() {
  return await fakeServer((request, response) => {
    const good = request.url.searchParams.get('good') === 'yes';
    says(good ? pdf : '<Code>AccessDenied</Code>', good ? 200 : 403)(request, response);
  });
}

describe('labels', () => {
  it('come as links, or as what SHEIN has against them', async () => {
    const { store, received } = await fakeShein({
      [path]: () => [
        { orderNo: 'GS1', packageNo: 'P1', deliveryNo: '', filePdfUrl: 'https://files.test/1.pdf' },
        { orderNo: 'GS1', packageNo: 'P2', deliveryNo: null, filePdfUrl: '', remark: '面单生成中' },
      ],
    });
    const of = { orderNo: 'GS1', packageNo: ['P1', 'P2'] };
    expect(await getSheinLabelLinks(store, of)).toEqual({
      links: [
        {
          orderNo: 'GS1',
          packageNo: 'P1',
          deliveryNo: undefined,
          remark: undefined,
          link: 'https://files.test/1.pdf',
          of,
        },
      ],
      refused: [{ orderNo: 'GS1', packageNo: 'P2', deliveryNo: undefined, remark: '面单生成中' }],
    });
    expect(received[0]?.body).toBe('{"orderNo":"GS1","packageNo":["P1","P2"]}');
  });

  it('are fetched, by a fresh link where the first has ended', async () => {
    const { address, received: fetched } = await files();
    const { store, received } = await fakeShein({
      [path]: (_body, call) => [
        { packageNo: 'P1', filePdfUrl: `${address}/1.pdf?good=${call === 0 ? 'no' : 'yes'}` },
        { packageNo: 'P2', filePdfUrl: `${address}/2.pdf?good=yes` },
      ],
    });
    const { links } = await getSheinLabelLinks(store, { deliveryNo: 'GU1' });
    for (const link of links) expect(Buffer.from(await downloadSheinLabel(store, link)).toString()).toBe(pdf);
    expect(received).toHaveLength(2);
    expect(fetched.map(({ url }) => url.pathname)).toEqual(['/1.pdf', '/1.pdf', '/2.pdf']);
    expect(fetched.some(({ headers }) => 'x-lt-signature' in headers || 'x-lt-openkeyid' in headers)).toBe(false);
  });

  it('are given up when the fresh link is no better, or there is none', async () => {
    const { address } = await files();
    for (const rows of [[{ packageNo: 'P1', filePdfUrl: `${address}/1.pdf` }], [{ packageNo: 'P1', filePdfUrl: '' }]]) {
      const { store, received, records } = await fakeShein({ [path]: () => rows });
      const label = { orderNo: 'GS1', packageNo: 'P1', deliveryNo: undefined, remark: undefined };
      const link = { ...label, link: `${address}/1.pdf?key=secret`, of: { deliveryNo: 'GU1' } };
      const failure: unknown = await downloadSheinLabel(store, link).catch((error: unknown) => error);
      expect(failure).toMatchObject({ kind: 'notFound' });
      expect(JSON.stringify([failure, records]) + String(failure)).not.toContain('secret');
      expect(received).toHaveLength(1);
    }
  });
});

describe('carriers', () => {
  it('are known by the names that waybills need', async () => {
    const expressChannels = [{ site: 'shein-us', expressIdCode: 'UPS', expressChannelCode: '' }];
    const { store } = await fakeShein({ '/open-api/order/express-channel': () => ({ expressChannels }) });
    expect(await findSheinCarriers(store)).toEqual([{ carrier: 'UPS', channelCode: undefined, site: 'shein-us' }]);
  });
});

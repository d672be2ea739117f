import { describe, expect, it } from 'vitest';
import { fakeServer, says, testContext } from '../testing/fakeServer.ts';
import { downloadPdf } from './download.ts';

const pdf = '%PDF-1.7 label';

function download(link: string, apiHost = link) {
  const { context, calls } = testContext();
  return { bytes: downloadPdf({ endpoint: 'label', store: 'Store 1', link, apiHost }, context), calls };
}

describe('the download of a label', () => {
  it('gives the bytes, and tries again where the store of files stumbles', async () => {
    const { address } = await fakeServer(says('', 503), says(pdf));
    const { bytes, calls } = download(`${address}/label.pdf?signature=abc`);
    expect(Buffer.from(await bytes).toString()).toBe(pdf);
    expect(calls).toMatchObject([{ endpoint: 'label', attempts: 2, outcome: 'done' }]);
  });

  it.each([400, 403, 404, 410])('knows by %i that the link has ended', async (status) => {
    const { address, received } = await fakeServer(says('<Error/>', status));
    await expect(download(`${address}/label.pdf`).bytes).rejects.toMatchObject({ kind: 'notFound' });
    expect(received).toHaveLength(1);
  });

  it('takes nothing but a PDF', async () => {
    const { address } = await fakeServer(says('<html>'));
    await expect(download(`${address}/label.pdf`).bytes).rejects.toMatchObject({ kind: 'malformed', code: 'notAPdf' });
  });

  it.each(['http://127.0.0.1/label.pdf', 'file:///etc/passwd', 'https://user:word@files.test/l.pdf', 'label.pdf', ''])(
    'does not follow "%s" from an API that speaks https',
    async (link) => {
      const failure = expect(download(link, 'https://openapi.test').bytes).rejects;
      await failure.toMatchObject({ kind: 'malformed', code: 'link', message: 'label: malformed (link)' });
    },
  );
});

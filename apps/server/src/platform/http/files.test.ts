import { expect, it } from 'vitest';
import { makePicture } from '../../testing/make.ts';
import { testApp } from '../../testing/testApp.ts';
import { originalKey } from '../storage/storage.ts';
import { thumbnailKey, thumbnailWidths } from '../storage/thumbnails.ts';

it('makes a picture no wider than it is asked for and than it is, in few widths', async () => {
  const { app, as, db, server } = await testApp();
  const { fileUrl } = await makePicture(await as('admin'), { widthCm: 4.064, heightCm: 2 });
  const { sha256, width } = await db.selectFrom('blobs').select(['sha256', 'width']).executeTakeFirstOrThrow();
  const made = async () => {
    const kept = await Promise.all(
      thumbnailWidths.map(async (step) => ((await app.storage.get(thumbnailKey(sha256, step))) ? [step] : [])),
    );
    return kept.flat();
  };
  const typeOf = async (query: string) => (await server.inject({ url: `${fileUrl}${query}` })).headers['content-type'];
  expect(width).toBe(320);
  for (const query of ['', '?width=300', '?width=320', '?width=4000']) expect(await typeOf(query)).toBe('image/png');
  const before = await made();
  expect(await typeOf('?width=96')).toBe('image/webp');
  expect(await made()).toEqual([96, ...before]);
  expect(await typeOf('?width=80')).toBe('image/webp');
  expect(await typeOf('?width=97')).toBe('image/webp');
  expect(await made()).toEqual([96, 160, ...before]);
  for (const wrong of ['?width=0', '?width=4001', '?width=wide'])
    expect((await server.inject({ url: `${fileUrl}${wrong}` })).statusCode).toBe(404);
  await app.storage.remove(originalKey(sha256));
  expect((await server.inject({ url: fileUrl })).statusCode).toBe(404);
  // what was made before needs no original
  expect(await typeOf('?width=96')).toBe('image/webp');
});

it('shows by itself what a browser may show, and offers everything else as a download', async () => {
  const { as, db, server } = await testApp();
  const { fileUrl } = await makePicture(await as('admin'));
  const shown = async (mime: string) => {
    await db.updateTable('blobs').set({ mime }).execute();
    const { headers } = await server.inject({ url: fileUrl });
    return [headers['content-type'], headers['content-disposition']];
  };
  expect(await shown('application/pdf')).toEqual(['application/pdf', 'inline']);
  for (const mime of ['text/html', 'image/svg+xml', 'application/zip'])
    expect(await shown(mime)).toEqual(['application/octet-stream', 'attachment']);
  const { headers } = await server.inject({ url: fileUrl });
  expect(headers['content-security-policy']).toContain('sandbox');
});

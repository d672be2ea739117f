import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { expect, it, vi } from 'vitest';
import { must } from '../../../demo/shop.ts';
import { makeCategory, makeCodes, makePicture, makeProductCode } from '../../../testing/make.ts';
import { keptProduct } from '../../../testing/productMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { startWorker } from '../../../testing/workerProcess.ts';

const patience = { timeout: 60_000, interval: 10 };

it('leaves nothing half done where a process is killed while it makes pictures, and the next one finishes', async () => {
  const test = await testApp();
  const { db } = test;
  const admin = await test.as('admin');
  await makeCodes(admin);
  const category = await makeCategory(admin, { printLocations: [{ x: 100, y: 80, width: 200, height: 220 }] });
  const { id: productCodeId } = await makeProductCode(admin, { category });
  const ids: string[] = [];
  for (let at = 0; at < 8; at += 1) {
    const print = await makePicture(admin, { seed: 10 + at, name: `print ${at}.png` });
    ids.push((await keptProduct(test, { print1Id: print.id, skus: [{ productCodeId }] })).id);
  }
  const pictures = () => db.selectFrom('effectPictures').select(['id', 'blobId', 'claimedUntil']).execute();
  const mains = async () => {
    const rows = await db.selectFrom('productSkus').select('mainBlobId').orderBy('id').execute();
    return rows.map(({ mainBlobId }) => mainBlobId);
  };
  const tasks = () => db.selectFrom('tasks').select(['state', 'done', 'failed']).execute();

  await must(admin, productEffects.make, { ids });
  const files = { DATA_DIR: test.app.settings.dataDir };
  const worker = await startWorker(test, files);
  await vi.waitFor(async () => {
    const rows = await pictures();
    expect(rows.some(({ blobId }) => blobId !== null)).toBe(true);
    expect(rows.some(({ blobId, claimedUntil }) => blobId === null && claimedUntil !== null)).toBe(true);
  }, patience);
  await worker.kill();
  const left = await pictures();
  const unmade = left.filter(({ blobId }) => blobId === null);
  expect(unmade.some(({ claimedUntil }) => claimedUntil !== null)).toBe(true);
  expect(new Set(await mains())).toEqual(new Set([null]));
  expect(await tasks()).toMatchObject([{ done: 0 }]);

  // as when the dead maker's claims have run out
  const ended = '2000-01-01T00:00:00Z';
  await db.updateTable('effectPictures').set({ claimedUntil: ended }).where('blobId', 'is', null).execute();
  await startWorker(test, files);
  await vi.waitFor(async () => expect(await tasks()).toMatchObject([{ state: 'done', done: 8, failed: 0 }]), patience);
  const made = new Map((await pictures()).map(({ id, blobId }) => [id, blobId]));
  expect(new Set(await mains())).toEqual(new Set(made.values()));
  expect(made.size).toBe(8);
  // what was made before the kill was not made again
  for (const { id, blobId } of left) if (blobId !== null) expect(made.get(id)).toBe(blobId);
}, 180_000);

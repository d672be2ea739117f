import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { keptPicture, keptStore } from '../../../testing/templateMakers.ts';
import { testApp } from '../../../testing/testApp.ts';
import { claimPicture, releasePicture } from './pictures.queries.ts';

it('lets one worker upload a picture, and none that was too slow give up what another has taken over', async () => {
  const test = await testApp();
  const place = { storeId: await keptStore(test, 'SHEIN'), blobId: (await keptPicture(test)).id, use: 'main' };
  const slow = (await claimPicture(test.db, place))!;
  expect(await claimPicture(test.db, place)).toBeUndefined();
  await sql`update store_pictures set claimed_until = clock_timestamp() - interval '1 second'`.execute(test.db);
  const next = (await claimPicture(test.db, place))!;
  await releasePicture(test.db, place, slow);
  expect(await claimPicture(test.db, place)).toBeUndefined();
  await releasePicture(test.db, place, next);
  expect(await claimPicture(test.db, place)).toBeDefined();
});

import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { copyOf } from '../database/dataset.ts';
import { datasetOf } from '../database/datasets.ts';
import { type Figure, compareRatio } from '../figure.ts';
import { drawnPrint, marked } from '../libraryPictures.ts';
import { upload, uploadOf } from '../libraryUpload.ts';
import type { Target } from '../load.ts';
import { emptyFolder } from '../folders.ts';
import { type Pressroom, startPressroom } from '../programs/pressroom.ts';
import { inTurn, milliseconds, rateOf } from '../rounds.ts';

/** Uploads as the interface sends a folder: this many calls at once, and the next after each. */
const callsAtOnce = 3;
const callsEach = 5;
const filesACall = 4;
const perRound = callsAtOnce * callsEach * filesACall;
const rounds = 5;
const width = 320;

export const libraryUploads: Figure = {
  names: ['library-uploads', 'library-thumbnails'],
  what: 'prints of 26 x 34 cm taken in, and made into thumbnails, against bare sharp on all cores that writes to the same disk',
  async measure() {
    sharp.concurrency(1);
    await using pressroom = await startPressroom(await copyOf(await datasetOf(10_000), 'uploads'));
    const print = await drawnPrint();
    const folder = emptyFolder('uploads');
    const addresses: string[] = [];
    // thumbnails of an earlier run still exist, so each run needs new pictures
    let serial = Date.now();
    const next = () => marked(print, serial++);
    const named = () => ({ bytes: next(), name: `upload ${serial}.png` });

    const uploads = {
      ours: async () => {
        // put together beforehand: what a browser does on a machine of its own is not measured
        const calls: Target[] = [];
        while (calls.length < callsAtOnce * callsEach)
          calls.push(await uploadOf(pressroom, Array.from({ length: filesACall }, named)));
        const sender = async () => {
          for (let call = calls.pop(); call; call = calls.pop()) addresses.push(...(await upload(call)));
        };
        const spent = await milliseconds(() => Promise.all(Array.from({ length: callsAtOnce }, sender)));
        return perRound / (spent / 1000);
      },
      bare: () => rateOf(perRound, () => takeIn(next(), folder)),
    };
    await inTurn(1, uploads);
    const taken = await inTurn(rounds, uploads);
    const thumbnails = {
      ours: () => rateOf(perRound, async () => fetchThumbnail(pressroom, addresses.pop()!)),
      bare: () => rateOf(perRound, () => shrink(next(), folder)),
    };
    const shrunk = await inTurn(rounds, thumbnails);
    return [
      compareRatio('library-uploads', { ...taken, unit: 'pictures/s' }, { atLeast: 0.85 }),
      compareRatio('library-thumbnails', { ...shrunk, unit: 'pictures/s' }, { atLeast: 0.8 }),
    ];
  },
};

/** Hashed, decoded to the last row, and written. */
async function takeIn(bytes: Buffer, folder: string): Promise<void> {
  const name = createHash('sha256').update(bytes).digest('hex');
  const { width: across, height } = await sharp(bytes).metadata();
  await sharp(bytes, { sequentialRead: true })
    .extract({ left: 0, top: height - 1, width: across, height: 1 })
    .raw()
    .toBuffer();
  await writeFile(join(folder, name), bytes, { flush: true });
}

async function shrink(bytes: Buffer, folder: string): Promise<void> {
  const small = await sharp(bytes)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 82, alphaQuality: 90, effort: 3 })
    .toBuffer();
  await writeFile(join(folder, `${createHash('sha256').update(bytes).digest('hex')}-${width}`), small, { flush: true });
}

async function fetchThumbnail({ origin }: Pressroom, address: string): Promise<void> {
  const answer = await fetch(`${origin}${address}?width=${width}`);
  if (answer.status !== 200 || (await answer.arrayBuffer()).byteLength === 0) {
    throw new Error(`No thumbnail: ${answer.status}`);
  }
}

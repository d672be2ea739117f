import { setTimeout as pause } from 'node:timers/promises';
import type { ListingDraft, PictureUse, Publisher } from '@pressroom/marketplaces/publishing';
import { pictureKey } from '@pressroom/marketplaces/publishing';
import type { WholeListing } from '../record/queries.ts';
import type { App } from '../../../platform/app.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { claimPicture, findAddresses, keepAddress, releasePicture, type StorePicture } from './pictures.queries.ts';

/** How long to wait for pictures that somebody else is uploading, which as a rule takes less than to come back for them. */
const busyMs = 5000;
const betweenLooksMs = 150;

interface Place {
  storeId: string;
  publisher: Publisher;
  signal: AbortSignal;
}

export interface Uploaded {
  /** By `pictureKey`. */
  addresses: ReadonlyMap<string, string>;
  /** How many were not at the store's marketplace yet. */
  uploaded: number;
  /** Somebody else uploads pictures of this listing at this moment, for another one. */
  isBusy: boolean;
}

/**
 * Brings the pictures of a listing to its marketplace, each once for a store and a use, however many listings show it and
 * however many workers are at it. Throws the failures of the calls; what has been uploaded until then stays.
 */
export async function uploadPictures(
  app: App,
  { storeId, publisher, signal }: Place,
  { whole, draft }: { whole: WholeListing; draft: ListingDraft },
): Promise<Uploaded> {
  const uses = publisher.picturesOf(draft);
  const blobIds = [...new Set(uses.map(({ picture }) => picture.key))];
  const stored = storedOf(whole);
  const until = Date.now() + busyMs;
  for (let uploaded = 0; ; await pause(betweenLooksMs, undefined, { signal })) {
    const held = await findAddresses(app.db, storeId, blobIds);
    const addresses = new Map(held.map(({ blobId, use, address }) => [`${use} ${blobId}`, address]));
    const missing = uses.filter((one) => !addresses.has(pictureKey(one)));
    let left = missing.length;
    for (const one of missing) {
      const place: StorePicture = { storeId, blobId: one.picture.key, use: one.use };
      const claim = await claimPicture(app.db, place);
      if (claim === undefined) continue;
      const taken = await upload(app, { publisher, signal, place, claim, one, sha256: stored.get(place.blobId)! });
      addresses.set(pictureKey(one), taken);
      uploaded += 1;
      left -= 1;
    }
    if (left === 0 || Date.now() > until) return { addresses, uploaded, isBusy: left > 0 };
  }
}

/** What the bytes of its pictures are stored under, by blob. */
function storedOf({ skus, packagingPictures }: WholeListing): Map<string, Buffer> {
  const pictures = [...packagingPictures, ...skus.flatMap((sku) => [...sku.pictures, sku.mainPicture ?? []].flat())];
  return new Map(pictures.map(({ blobId, sha256 }) => [blobId, sha256]));
}

interface Upload extends Omit<Place, 'storeId'> {
  place: StorePicture;
  claim: string;
  one: PictureUse;
  sha256: Buffer;
}

async function upload(app: App, { publisher, signal, place, claim, one, sha256 }: Upload): Promise<string> {
  try {
    const bytes = await app.storage.get(originalKey(sha256));
    if (!bytes) throw new Error(`the storage has lost the bytes of blob ${place.blobId}`);
    const { mime } = one.picture;
    const taken = await publisher.upload({ bytes: new Uint8Array(bytes), mime, use: one.use }, { signal });
    await keepAddress(app.db, place, taken);
    return taken.address;
  } catch (failure) {
    await releasePicture(app.db, place, claim);
    throw failure;
  }
}

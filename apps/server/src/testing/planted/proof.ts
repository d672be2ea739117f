import type { Finding } from '@pressroom/contract/publishing/finding';
import { storeSettings } from '@pressroom/contract/publishing/settings';
import { MarketplaceFailure } from '@pressroom/marketplaces';
import { type ListingDraft, pictureKey, type Publisher } from '@pressroom/marketplaces/publishing';
import { judgeDraft } from '@pressroom/marketplaces/rules';
import { findGrounds } from '../../features/publishing/preflight/ground.ts';
import { openPublisher } from '../../features/publishing/send/publisher.ts';
import { findStorePublishing, type StorePublishing } from '../../features/publishing/settings/queries.ts';
import type { MarketTest } from '../authorizedStore.ts';
import { type Draw, drawBy, pick } from '../definitions/draw.ts';
import { quickMarket } from '../syncMakers.ts';
import { draftDefects, settingDefects } from './defects.ts';
import { drawDraft } from './drafts.ts';
import { bytesOf } from './pictures.ts';
import { openPlaces, type PlantedPlace, saveSettings } from './places.ts';

interface Asked {
  count: number;
  seed: number;
  /** Of each store. */
  categories: number;
}

export interface Proof {
  sent: number;
  refused: number;
  /** Refused there without an error of ours. */
  unforeseen: string[];
  /** Refused there, and foreseen at other fields alone. */
  elsewhere: string[];
  /** Errors of ours in what was taken there. */
  tooStrict: string[];
  judgedMs: number;
}

interface Planted {
  id: string;
  place: PlantedPlace;
  defect: string;
  draft: ListingDraft;
}

/** Products with planted defects, judged by our rules and sent to the other side. */
export async function preflightProof({ count, seed, categories }: Asked): Promise<Proof> {
  const at = await quickMarket();
  const places = await openPlaces(at, categories);
  const draw = drawBy(seed);
  const proof: Proof = { sent: 0, refused: 0, unforeseen: [], elsewhere: [], tooStrict: [], judgedMs: 0 };
  const ofDrafts = plant(draw, places, Math.ceil(count * 0.85));
  await compare(at, ofDrafts, proof);
  for (let serial = ofDrafts.length; serial < count; serial += 1) {
    const place = pick(draw, places);
    const spoiled = Object.entries(settingDefects).flatMap(([name, spoil]) => {
      const settings = place.mode === 'semi' ? spoil(place.settings) : undefined;
      return settings ? [{ name, settings }] : [];
    });
    const { name, settings } = spoiled[serial % spoiled.length] ?? { name: 'none', settings: place.settings };
    // what a person cannot save can have come to be
    await putSettings(at, place.storeId, settings);
    await compare(at, [{ id: String(serial), place, defect: name, draft: drawDraft(draw, place, serial) }], proof);
    await saveSettings(at, place.storeId, place.settings);
  }
  return proof;
}

function plant(draw: Draw, places: readonly PlantedPlace[], count: number): Planted[] {
  const names = Object.keys(draftDefects);
  const planted: Planted[] = [];
  for (let turn = 0; planted.length < count; turn += 1) {
    const place = places[turn % places.length]!;
    const serial = planted.length;
    const right = drawDraft(draw, place, serial);
    const name = names[(turn * 7 + Math.floor(turn / places.length)) % names.length]!;
    const draft = draftDefects[name]!({ draft: right, place }, draw);
    if (draft) planted.push({ id: String(serial), place, defect: name, draft });
  }
  return planted;
}

async function putSettings({ test }: MarketTest, storeId: string, settings: object): Promise<void> {
  await test.db
    .updateTable('storePublishing')
    .set({ settings: JSON.stringify(settings) })
    .where('storeId', '=', storeId)
    .execute();
}

async function compare(at: MarketTest, planted: readonly Planted[], proof: Proof): Promise<void> {
  const { app } = at.test;
  const stores = await findStorePublishing(app.db, [...new Set(planted.map(({ place }) => place.storeId))]);
  const started = performance.now();
  const listings = planted.map((one) => ({ ...one, store: storeOf(stores, one.place) }));
  const groundOf = await findGrounds(app.db, listings);
  const judged = listings.map((one) => ({ ...one, findings: judgeDraft(one.draft, one.store, groundOf(one)) }));
  proof.judgedMs += performance.now() - started;
  const senders = new Map<string, Sender>();
  for (const one of judged) {
    const { storeId } = one.place;
    const sender = senders.get(storeId) ?? new Sender((await openPublisher(app, storeId)).publisher);
    senders.set(storeId, sender);
    note(proof, one, { said: await sender.send(one.draft), publisher: sender.publisher });
  }
}

function storeOf(stores: ReadonlyMap<string, StorePublishing>, { storeId }: PlantedPlace): StorePublishing {
  const store = stores.get(storeId)!;
  return {
    ...store,
    ...storeSettings(store.marketplace, store.settings && { ...store.settings, marketplace: store.marketplace }),
  };
}

interface Said {
  reason: string;
  field: string;
  code: string;
}

/** One store's publisher, which uploads each picture once. */
class Sender {
  readonly #addresses = new Map<string, string>();
  readonly publisher: Publisher;

  constructor(publisher: Publisher) {
    this.publisher = publisher;
  }

  /** What was refused; empty: the marketplace has taken it. */
  async send(draft: ListingDraft): Promise<Said[]> {
    try {
      for (const one of this.publisher.picturesOf(draft)) {
        const key = pictureKey(one);
        if (this.#addresses.has(key)) continue;
        const { use, picture } = one;
        const { address } = await this.publisher.upload({ bytes: bytesOf(picture), mime: picture.mime, use });
        this.#addresses.set(key, address);
      }
      const outcome = await this.publisher.publish(draft, this.#addresses);
      return outcome.taken ? [] : [...outcome.problems];
    } catch (failure) {
      if (!(failure instanceof MarketplaceFailure)) throw failure;
      return [{ reason: failure.message, field: '', code: failure.code ?? '' }];
    }
  }
}

interface Compared {
  said: Said[];
  publisher: Publisher;
}

function note(
  proof: Proof,
  { place, defect, draft, findings }: Planted & { findings: Finding[] },
  other: Compared,
): void {
  const { said, publisher } = other;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const where = `${place.shopId} ${place.category.name}: ${defect}`;
  const ours = errors.map(({ message, place: at }) => `${at.part}/${at.field ?? ''} ${message.key}`).join('; ');
  const theirs = said.map(({ reason, field }) => `${field} ${reason}`).join('; ');
  proof.sent += 1;
  if (said.length === 0) {
    if (errors.length > 0) proof.tooStrict.push(`${where} · ${ours}`);
    return;
  }
  proof.refused += 1;
  if (errors.length === 0) return void proof.unforeseen.push(`${where} · ${theirs}`);
  // an upload that is refused does not say what the picture was for
  const partOf = (part: string) => (part === 'packaging' ? 'pictures' : part);
  const parts = new Set(errors.map(({ place: { part } }) => partOf(part)));
  const skus = draft.skus.map(({ sku }) => sku);
  const blamed = said.flatMap((problem) => publisher.explain(problem, skus).place?.part ?? []);
  const isElsewhere = blamed.length > 0 && !blamed.some((part) => parts.has(partOf(part)));
  if (isElsewhere) proof.elsewhere.push(`${where} · ${blamed.join()} · ${ours} · ${theirs}`);
}

export function proofIn({ sent, refused, unforeseen, elsewhere, tooStrict, judgedMs }: Proof): string {
  return [
    `products sent: ${sent}, refused there: ${refused}`,
    `refused there without a finding of ours: ${unforeseen.length}`,
    ...unforeseen.slice(0, 20),
    `foreseen at another field: ${elsewhere.length}`,
    ...elsewhere.slice(0, 20),
    `refused by us and taken there: ${tooStrict.length}`,
    ...tooStrict.slice(0, 20),
    `judged in ${Math.round(judgedMs)} ms`,
  ].join('\n');
}

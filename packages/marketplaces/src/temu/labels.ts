import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import type { CallOptions } from '../shared/call.ts';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { list, optionalText, text } from '../shared/wire.ts';
import { labelFile, type TemuStore } from './temuStore.ts';

const documents = z.object({
  shippingLabelUrlList: list(z.object({ packageSn: text, url: optionalText })),
  warningMessage: list(text),
});

/** The link opens for this store's token only, and not for long. */
export type TemuLabelLink = { packageSn: string; link: string; goodUntil: Date };

/** Each requested package is in exactly one of the first three lists. */
export type TemuLabelLinks = {
  links: TemuLabelLink[];
  /** TEMU answered without them. */
  missing: string[];
  /** TEMU refuses every request that includes these; `tooEarly` before the day on which the carrier prints. */
  refused: { packageSn: string; failure: MarketplaceFailure }[];
  warnings: string[];
};

/** Asking again gives fresh links. */
export async function getTemuLabelLinks(
  store: TemuStore,
  packageSns: string[],
  options: CallOptions = {},
): Promise<TemuLabelLinks> {
  const all: TemuLabelLinks = { links: [], missing: [], refused: [], warnings: [] };
  for (const batch of inBatches([...new Set(packageSns)], store.settings.unverified.packagesPerCall))
    await addLinks(store, batch, all, options);
  return all;
}

/** Halves a refused batch until the refused package is found. */
async function addLinks(store: TemuStore, packageSnList: string[], all: TemuLabelLinks, options: CallOptions) {
  const goodUntil = new Date(store.now() + store.settings.labelLinkMs);
  const question = { packageSnList, documentType: store.settings.unverified.documentType };
  const open = new Set(packageSnList);
  try {
    const { shippingLabelUrlList, warningMessage } = await store.call('documents', question, documents, options);
    for (const { packageSn, url } of shippingLabelUrlList)
      if (url !== undefined && open.delete(packageSn)) all.links.push({ packageSn, link: url, goodUntil });
    all.missing.push(...open);
    all.warnings.push(...warningMessage);
  } catch (failure) {
    if (!(failure instanceof MarketplaceFailure) || (failure.kind !== 'rejected' && failure.kind !== 'notFound'))
      throw failure;
    const [packageSn] = packageSnList;
    if (packageSn !== undefined && packageSnList.length === 1) {
      all.refused.push({ packageSn, failure });
      return;
    }
    const half = Math.ceil(packageSnList.length / 2);
    await addLinks(store, packageSnList.slice(0, half), all, options);
    await addLinks(store, packageSnList.slice(half), all, options);
  }
}

/** The label as PDF. For a link that has ended, a fresh one is asked for once. */
export async function downloadTemuLabel(
  store: TemuStore,
  { packageSn, link, goodUntil }: TemuLabelLink,
  options: CallOptions = {},
): Promise<Uint8Array> {
  if (store.now() < goodUntil.getTime())
    try {
      return await store.fetchLabel(link, options);
    } catch (failure) {
      if (!(failure instanceof MarketplaceFailure) || failure.kind !== 'notFound') throw failure;
    }
  const { links, refused } = await getTemuLabelLinks(store, [packageSn], options);
  const [fresh] = links;
  if (!fresh) throw refused[0]?.failure ?? new MarketplaceFailure('notFound', labelFile, { code: 'noFreshLink' });
  return await store.fetchLabel(fresh.link, options);
}

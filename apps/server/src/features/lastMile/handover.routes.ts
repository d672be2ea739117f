import { handover } from '@pressroom/contract/lastMile/handover';
import { barWidths } from '@pressroom/imaging';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { timeRange } from '../../platform/time/timeRange.ts';
import { findManifests, getManifest } from './handover/manifests.queries.ts';
import { makeManifest, nameOf, presentManifest, undoManifest } from './handover/manifests.ts';
import { countWaiting, findOn, findParcels, type ListedParcel } from './handover/parcels.queries.ts';

/** What has waited for its carrier longer than this, was placed and perhaps never handed over. */
const lateAfterMs = 86_400_000;

const lateBefore = () => new Date(Date.now() - lateAfterMs).toISOString();

export const handoverRoutes = routes(handover, {
  async waiting({ db, app }) {
    const counts = await countWaiting(db, { zone: app.settings.displayZone, lateBefore: lateBefore() });
    return counts.map((count) => ({ ...count, channelName: nameOf(count) }));
  },

  async parcels({ db, app, input: { pageNum, pageSize, anchor, day, late, ...search } }) {
    const range = day && timeRange(day, day, app.settings.displayZone, ['day', 'day']);
    const before = lateBefore();
    const wanted = { ...search, range: range || undefined, late: late === 'true', lateBefore: before };
    const { rows, total } = await findParcels(db, wanted, { pageNum, pageSize, anchor });
    const found = rows.map((row) => ({
      ...handed(row),
      provider: row.provider,
      channelCode: row.channelCode,
      channelName: nameOf(row),
      placedAt: row.placedAt,
      late: Date.parse(row.placedAt) < Date.parse(before),
      printed: row.printed,
    }));
    return { rows: found, total };
  },

  make: (context) => makeManifest(context, context.input.ids),

  async manifests({ db, app, actor, input: { pageNum, pageSize, anchor, ...search } }) {
    const { rows, total } = await findManifests(db, search, { pageNum, pageSize, anchor });
    return { rows: rows.map(presentManifest(actor, app.settings.displayZone)), total };
  },

  async manifest({ db, app, actor, input: { id } }) {
    const manifest = await getManifest(db, id);
    if (!manifest) fail(404, 'platform.notFound');
    const list = (await findOn(db, id)).map(handed);
    return {
      ...presentManifest(actor, app.settings.displayZone)(manifest),
      widths: barWidths(manifest.manifestNumber),
      list,
    };
  },

  undo: (context) => undoManifest(context, context.input.id),
});

function handed(row: ListedParcel) {
  const { id, orderId, thirdOrderNumber, shopName, trackingNumber, carrierName, weightGrams } = row;
  return {
    id,
    orderId,
    thirdOrderNumber,
    shopName,
    trackingNumber,
    carrierName,
    weightGrams: Number(weightGrams),
  };
}

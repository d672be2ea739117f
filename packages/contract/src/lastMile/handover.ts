import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { notFound } from '../commonFailures.ts';
import { filter, filterList, filterText } from '../fields/filters.ts';
import { id, ids } from '../fields/ids.ts';
import { momentOut } from '../fields/moments.ts';
import { refusal } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { labelProviders } from './costs.ts';

const keys = ['/order/handover'] as const;

/** Who takes parcels over: a channel of a label system, or a marketplace, whose `channelCode` is empty. */
const channel = { provider: z.enum(labelProviders), channelCode: z.string(), channelName: z.string() };

/** Parcels with a label that wait for their carrier, by channel and by the day on which they were placed. */
export const waitingParcels = z.object({
  ...channel,
  /** In the display zone. */
  day: z.string(),
  parcels: z.int(),
  /** Placed more than a day ago. */
  late: z.int(),
});
export type WaitingParcels = z.output<typeof waitingParcels>;

const handedParcel = z.object({
  /** Of its label. */
  id: id('ParcelLabel'),
  orderId: id('Order'),
  thirdOrderNumber: z.string(),
  shopName: z.string(),
  trackingNumber: z.string().nullable(),
  carrierName: z.string().nullable(),
  weightGrams: z.number(),
});

/** A parcel that no carrier has taken over yet. */
export const waitingParcel = handedParcel.extend({
  ...channel,
  placedAt: momentOut,
  late: z.boolean(),
  printed: z.boolean(),
});
export type WaitingParcel = z.output<typeof waitingParcel>;

/** Parcels that a carrier has taken over together. */
export const manifestRow = z.object({
  id: id('Manifest'),
  manifestNumber: z.string(),
  ...channel,
  day: z.string(),
  /** Without those whose label has been cancelled since. */
  parcels: z.int(),
  weightGrams: z.number(),
  createUser: z.string(),
  gmtCreate: momentOut,
  undoneAt: momentOut.nullable(),
  undoneBy: z.string().nullable(),
  /** The asking user may undo it now. */
  canUndo: z.boolean(),
});
export type ManifestRow = z.output<typeof manifestRow>;

export const manifestDetail = manifestRow.extend({
  /** Its number as Code 128: modules of dark and light in turn, dark first. */
  widths: z.array(z.int()),
  list: z.array(handedParcel),
});
export type ManifestDetail = z.output<typeof manifestDetail>;

export const handover = {
  waiting: endpoint({
    method: 'GET',
    path: '/handover/waiting',
    summary: 'How many parcels with a label wait for their carrier, by channel and day, oldest day first',
    permission: keys,
    reads: true,
    input: z.object({}),
    output: z.array(waitingParcels),
  }),
  parcels: endpoint({
    method: 'GET',
    path: '/handover/parcels',
    summary: 'Parcels with a label that are on no manifest, oldest first',
    permission: keys,
    reads: true,
    input: pageQuery.extend({
      provider: filter(z.enum(labelProviders)),
      channelCode: filterText(80),
      shopId: filter(id('Store')),
      /** A day in the display zone. */
      day: filterText(10),
      late: filter(z.enum(['true'])),
      trackingNumbers: filterList({ most: 500, max: 64 }),
    }),
    output: pageOf(waitingParcel),
  }),
  make: endpoint({
    method: 'POST',
    path: '/handover/make',
    summary: 'Put parcels of one channel, named by their labels, on a new manifest: all of them, or none',
    permission: keys,
    input: z.object({ ids: ids('ParcelLabel') }),
    output: manifestRow,
    failures: {
      'handover.severalChannels': failure(409),
      'handover.refused': failure(409, z.array(refusal)),
    },
  }),
  manifests: endpoint({
    method: 'GET',
    path: '/handover/manifests',
    summary: 'Manifests, newest first',
    permission: keys,
    reads: true,
    input: pageQuery.extend({
      manifestNumber: filterText(40),
      provider: filter(z.enum(labelProviders)),
      /** Days in the display zone, both included. */
      startDay: filterText(10),
      endDay: filterText(10),
    }),
    output: pageOf(manifestRow),
  }),
  manifest: endpoint({
    method: 'GET',
    path: '/handover/manifest',
    summary: 'A manifest with its parcels, as it is printed',
    permission: keys,
    reads: true,
    input: z.object({ id: id('Manifest') }),
    output: manifestDetail,
    failures: { ...notFound },
  }),
  undo: endpoint({
    method: 'POST',
    path: '/handover/undo',
    summary: 'Take a manifest back on the day on which it was made, by who made it: its parcels wait again',
    permission: keys,
    input: z.object({ id: id('Manifest') }),
    output: manifestRow,
    failures: { ...notFound, 'handover.notUndoable': failure(409) },
  }),
};

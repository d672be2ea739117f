import { z } from 'zod';
import { MarketplaceFailure } from '../shared/MarketplaceFailure.ts';
import { list, optionalText, text } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

/** A parcel that was placed online, or parcels of an order whose carrier the platform has assigned. */
export type SheinLabelOf = { deliveryNo: string } | { orderNo: string; packageNo: string[] };

const printExpressInfo = {
  path: '/open-api/order/print-express-info',
  method: 'POST',
  repeatable: true,
  info: list(
    z
      .object({
        orderNo: optionalText,
        packageNo: optionalText,
        deliveryNo: optionalText,
        filePdfUrl: optionalText,
        remark: optionalText,
      })
      .transform(({ filePdfUrl, ...row }) => ({ ...row, link: filePdfUrl })),
  ),
} satisfies Endpoint<z.ZodType>;

type Row = z.output<typeof printExpressInfo.info>[number];

/** Whoever has the link may open the label for some hours, so the link is a secret. */
export type SheinLabelLink = Omit<Row, 'link'> & { link: string; of: SheinLabelOf };

export type SheinLabels = {
  links: SheinLabelLink[];
  /** Parcels that SHEIN has no label for now, with what it says about them. */
  refused: Omit<Row, 'link'>[];
};

/** Counts as printing: the order moves to `toBePickedUp`. Asking again gives a fresh link. */
export async function getSheinLabelLinks(
  store: SheinStore,
  of: SheinLabelOf,
  options: SheinCallOptions = {},
): Promise<SheinLabels> {
  const labels: SheinLabels = { links: [], refused: [] };
  for (const { link, ...row } of await store.call(printExpressInfo, of, options))
    if (link === undefined) labels.refused.push(row);
    else labels.links.push({ ...row, link, of });
  return labels;
}

const labelFile = 'label file';

/** The label as PDF. For a link that has ended, a fresh one is asked for once. */
export async function downloadSheinLabel(
  store: SheinStore,
  label: SheinLabelLink,
  options: SheinCallOptions = {},
): Promise<Uint8Array> {
  const { language: _, ...bare } = options;
  try {
    return await store.download(labelFile, label.link, bare);
  } catch (failure) {
    if (!(failure instanceof MarketplaceFailure) || failure.kind !== 'notFound') throw failure;
  }
  const { links } = await getSheinLabelLinks(store, label.of, options);
  const fresh = links.find((link) => link.packageNo === label.packageNo && link.deliveryNo === label.deliveryNo);
  if (!fresh) throw new MarketplaceFailure('notFound', labelFile, { code: 'noFreshLink' });
  return await store.download(labelFile, fresh.link, bare);
}

const expressInfo = z.object({ expressIdCode: text, expressChannelCode: optionalText, site: optionalText });

const expressChannel = {
  path: '/open-api/order/express-channel',
  method: 'POST',
  repeatable: true,
  info: z.object({ expressChannels: list(expressInfo) }),
} satisfies Endpoint<z.ZodType>;

export type SheinCarrier = { carrier: string; channelCode: string | undefined; site: string | undefined };

/** The carriers whose waybills SHEIN accepts. It knows them by names, which change, so keep the list for a week at most. */
export async function findSheinCarriers(store: SheinStore, options: SheinCallOptions = {}): Promise<SheinCarrier[]> {
  const { expressChannels } = await store.call(expressChannel, {}, options);
  return expressChannels.map(({ expressIdCode, expressChannelCode, site }) => ({
    carrier: expressIdCode,
    channelCode: expressChannelCode,
    site,
  }));
}

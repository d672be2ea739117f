import { type CallOptions, performCall, type ClientContext } from './call.ts';
import { kindOfStatus, retryAfterMs } from './httpFailure.ts';
import { MarketplaceFailure } from './MarketplaceFailure.ts';

export type Download = CallOptions & {
  /** How the call record names it; links are secrets. */
  endpoint: string;
  store: string;
  link: string;
  /** The API's own address: a link may be plain http only where the API is. */
  apiHost: string;
  headers?: () => Record<string, string>;
};

/** The PDF behind a link that ends. Fails with `notFound` when the link is no longer, or was never, good. */
export async function downloadPdf(download: Download, context: ClientContext): Promise<Uint8Array> {
  const { endpoint, link, apiHost, headers = () => ({}), ...rest } = download;
  if (!mayFollow(link, apiHost)) throw new MarketplaceFailure('malformed', endpoint, { code: 'link' });
  return await performCall(
    {
      ...rest,
      endpoint,
      repeatable: true,
      buckets: [],
      secrets: [link],
      request: () => ({ method: 'GET', url: link, headers: headers() }),
      read({ status, headers, bytes }, refuse) {
        const kind = kindOfStatus(status);
        const code = `http${status}`;
        if (kind === 'throttled' || kind === 'unavailable')
          throw refuse(kind, { code, retryAfterMs: retryAfterMs(headers) });
        // Stores of objects say 400, 403, 404 or 410 for a link that has ended.
        if (kind) throw refuse('notFound', { code });
        if (status !== 200 || !isPdf(bytes)) throw refuse('malformed', { code: 'notAPdf' });
        return { result: bytes };
      },
    },
    context,
  );
}

function mayFollow(link: string, apiHost: string): boolean {
  const url = URL.parse(link);
  if (!url || url.username !== '' || url.password !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && new URL(apiHost).protocol === 'http:');
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-');
}

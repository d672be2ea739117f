import { type CallOptions, performCall, type ClientContext } from './call.ts';
import { kindOfStatus, retryAfterMs } from './httpFailure.ts';
import { MarketplaceFailure } from './MarketplaceFailure.ts';

export type Download = CallOptions & {
  /** The name in the call record, which must not hold the link: links are secrets. */
  endpoint: string;
  store: string;
  link: string;
  /** The API's own address. A link may use http only where the API does. */
  apiHost: string;
  headers?: () => Record<string, string>;
};

/**
 * Downloads the PDF behind a link that expires.
 * @throws MarketplaceFailure `notFound` for a link that has expired or never worked.
 */
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
        // object stores answer an expired link with 400, 403, 404 or 410
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

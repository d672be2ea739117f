import type { CallOptions } from './carrierSystem.ts';
import { isPdf } from './pdf.ts';
import type { Answer } from './transport/exchange.ts';
import type { Client } from './transport/client.ts';
import { type ReadResult, withoutEnvelope } from './transport/reading.ts';

export interface LabelSource {
  /** Asks for a link that was not given before. */
  link: () => Promise<{ url: string } | 'notReady'>;
  /** What links without a host are relative to. */
  base: URL;
  reference: string;
  options?: CallOptions;
}

/** Downloads the label. Links may expire between answer and download: after a refusal it asks once for a new link. */
export async function fetchLabel(client: Client, { link, base, reference, options }: LabelSource) {
  const given = await link();
  if (given === 'notReady') return given;
  const file = await download(given.url);
  if (file !== 'refused') return file;
  const anew = await link();
  const second = anew === 'notReady' ? 'refused' : await download(anew.url);
  if (second === 'refused') throw client.failure('labelFile', { kind: 'unavailable', code: 'linkRefused' });
  return second;

  function download(address: string): Promise<Uint8Array | 'refused'> {
    const url = URL.parse(address, base.href);
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      throw client.failure('labelFile', { kind: 'unavailable', code: 'linkUnusable' });
    return client.call(
      {
        operation: 'labelFile',
        reference,
        repeatable: true,
        outgoing: () => ({ method: 'GET', url, followRedirects: true }),
        read: (answer) => readFile(answer, client.now),
      },
      options,
    );
  }
}

const refusals = new Set([400, 401, 403, 404, 410]);

/** An expired link is answered with one of several statuses, or with a page that says so. */
function readFile(answer: Answer, now: () => number): ReadResult<Uint8Array | 'refused'> {
  if (refusals.has(answer.status)) return { value: 'refused' };
  if (answer.status !== 200) return { problem: withoutEnvelope(answer, now) };
  return { value: isPdf(answer.bytes) ? answer.bytes : 'refused' };
}

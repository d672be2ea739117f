import { createHash } from 'node:crypto';
import type { Links } from '../world/links.ts';
import type { Marketplace } from '../world/stores.ts';
import type { PictureFacts } from './pictureFacts.ts';

/** A picture that a marketplace keeps; the address tells all that publishing asks of it. */
export interface Upload extends PictureFacts {
  /** What it was uploaded for, by the marketplace's own number. */
  use: number;
}

const year = 365 * 86_400_000;
const shape = /^\/(shein|temu)\/pictures\/(\d+)-(\d+)x(\d+)-(\d+)-[0-9a-f]{16}\.(png|jpg)$/;

/** The address that publishing takes. The same picture for the same use has the same name. */
export function issueUpload(
  links: Links,
  { origin, system, ended }: { origin: string; system: Marketplace; ended: boolean },
  file: Buffer,
  { use, format, width, height, bytes }: Upload,
): string {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 16);
  const path = `/${system}/pictures/${use}-${width}x${height}-${bytes}-${hash}.${format}`;
  return origin + links.issue(path, ended ? -1 : year);
}

/** Undefined where the marketplace did not give out this address, or it has expired. */
export function readUpload(links: Links, system: Marketplace, address: string): Upload | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const found = shape.exec(pathname);
  const [Expires, Signature] = [searchParams.get('Expires') ?? '', searchParams.get('Signature') ?? ''];
  if (!found || found[1] !== system || links.check(pathname, { Expires, Signature }) !== 'good') return undefined;
  const [use, width, height, bytes] = found.slice(2, 6).map(Number) as [number, number, number, number];
  return { use, width, height, bytes, format: found[6] as Upload['format'] };
}

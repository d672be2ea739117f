interface Kind {
  mime: string;
  /** The first bytes of every file of the format. */
  signature: readonly number[];
}

const jpeg: Kind = { mime: 'image/jpeg', signature: [0xff, 0xd8, 0xff] };
const kinds = {
  jpeg,
  jpg: jpeg,
  png: { mime: 'image/png', signature: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  gif: { mime: 'image/gif', signature: [0x47, 0x49, 0x46, 0x38] },
} satisfies Record<string, Kind>;

export type ImageFormat = keyof typeof kinds;
export const everyFormat: readonly ImageFormat[] = ['jpeg', 'jpg', 'png', 'gif'];

export interface ImageRules {
  formats: readonly ImageFormat[];
  maxMb: number;
}

export interface BrokenImageRule {
  key: 'ui.imageFormat' | 'ui.imageTooLarge' | 'ui.imageUnreadable';
  params?: Record<string, string | number>;
}

const megabyte = 1024 * 1024;
const longestSignature = 8;

export const listed = (formats: readonly ImageFormat[]) => formats.join(', ');

/** The value of a file input's `accept` attribute. */
export function acceptOf(formats: readonly ImageFormat[]): string {
  return [...new Set(formats.map((format) => kinds[format].mime))].join(',');
}

/** Checks the content of a file; its name and its stated type do not count. */
export async function brokenImageRule(file: File, rules: ImageRules): Promise<BrokenImageRule | undefined> {
  const { formats, maxMb } = rules;
  try {
    const start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
    const begins = ({ signature }: Kind) => signature.every((byte, at) => start[at] === byte);
    if (!formats.some((format) => begins(kinds[format])))
      return { key: 'ui.imageFormat', params: { formats: listed(formats) } };
    if (file.size > maxMb * megabyte) return { key: 'ui.imageTooLarge', params: { max: maxMb } };
    // Unlike an <img>, which shows the upper half of a file that was cut off, this refuses it.
    (await createImageBitmap(file)).close();
  } catch (cause) {
    // this also covers a dropped folder, and a file that was deleted meanwhile
    if (cause instanceof DOMException) return { key: 'ui.imageUnreadable' };
    throw cause;
  }
}

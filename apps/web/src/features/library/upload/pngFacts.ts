/** What a PNG says of itself before its pixels begin. */
export interface PngFacts {
  width: number;
  height: number;
  /** Whole dots an inch; null where it states none. */
  dpiHorizontal: number | null;
  dpiVertical: number | null;
  animated: boolean;
}

const signatureLength = 8;
const chunkHead = 8;
const checksumLength = 4;
const metresPerInch = 0.0254;
/** A head with more chunks than this is left to the server. */
const mostChunks = 60;

/** Reads the chunks before the pixels, and no more of the file. Undefined where it does not come to the pixels. */
export async function readPngFacts(file: File): Promise<PngFacts | undefined> {
  const facts: PngFacts = { width: 0, height: 0, dpiHorizontal: null, dpiVertical: null, animated: false };
  let start = signatureLength;
  for (let count = 0; count < mostChunks; count++) {
    const head = await viewOf(file, start, chunkHead);
    if (!head) return undefined;
    const length = head.getUint32(0);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((at) => head.getUint8(at)));
    if (type === 'IDAT') return facts.width > 0 ? facts : undefined;
    if (type === 'acTL') facts.animated = true;
    if (type === 'IHDR') Object.assign(facts, await sidesAt(file, start + chunkHead));
    if (type === 'pHYs' && length === 9) Object.assign(facts, await densityAt(file, start + chunkHead));
    start += chunkHead + length + checksumLength;
  }
  return undefined;
}

async function viewOf(file: File, start: number, length: number): Promise<DataView | undefined> {
  const bytes = await file.slice(start, start + length).arrayBuffer();
  return bytes.byteLength === length ? new DataView(bytes) : undefined;
}

async function sidesAt(file: File, start: number): Promise<Partial<PngFacts>> {
  const view = await viewOf(file, start, 8);
  return view ? { width: view.getUint32(0), height: view.getUint32(4) } : {};
}

/** Dots a metre, the only unit that a PNG knows; without it the numbers are a ratio. */
async function densityAt(file: File, start: number): Promise<Partial<PngFacts>> {
  const view = await viewOf(file, start, 9);
  if (view?.getUint8(8) !== 1) return {};
  const [across, down] = [0, 4].map((at) => Math.round(view.getUint32(at) * metresPerInch));
  return across && down ? { dpiHorizontal: across, dpiVertical: down } : {};
}

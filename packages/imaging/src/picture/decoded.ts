/** Pictures of one name have the same bytes, so that their pixels may be kept. */
export type StoredPicture = { name: string; load: () => Promise<Buffer> };

/** Where a picture comes from: a path, its bytes, or a place that is only read where its pixels are not kept. */
export type Source = string | Buffer | StoredPicture;

type Kept = { value: Promise<unknown>; bytes: number };

/** What decoding gave: the pictures of one design share its print, those of one colour their base image. */
export type DecodedPictures = {
  /** What is kept of this name; made where nothing is. `bytes` says how much memory it takes. */
  once: <Value>(name: string, make: () => Promise<Value>, bytes: (value: Value) => number) => Promise<Value>;
};

/** Keeps what was used last, up to so many bytes. */
export function keepDecoded(mostBytes: number): DecodedPictures {
  const all = new Map<string, Kept>();
  let held = 0;

  const drop = (name: string, kept: Kept) => {
    if (all.get(name) !== kept) return;
    all.delete(name);
    held -= kept.bytes;
  };
  const weigh = (kept: Kept, bytes: number) => {
    kept.bytes = bytes;
    held += bytes;
    for (const [name, oldest] of all) {
      if (held <= mostBytes) return;
      if (oldest.bytes > 0) drop(name, oldest);
    }
  };
  return {
    async once(name, make, bytes) {
      const known = all.get(name);
      if (known) {
        all.delete(name);
        all.set(name, known);
        return (await known.value) as Awaited<ReturnType<typeof make>>;
      }
      const value = make();
      const kept: Kept = { value, bytes: 0 };
      all.set(name, kept);
      try {
        const made = await value;
        weigh(kept, bytes(made));
        return made;
      } catch (error) {
        drop(name, kept);
        throw error;
      }
    },
  };
}

export async function readSource(source: Source): Promise<string | Buffer> {
  return typeof source === 'object' && 'load' in source ? source.load() : source;
}

/** What is kept of a source; what has no name, or nowhere to be kept, is made each time. */
export function keptOf<Value>(
  decoded: DecodedPictures | undefined,
  { source, what }: { source: Source; what: string },
  make: (source: string | Buffer) => Promise<Value>,
  bytes: (value: Value) => number,
): Promise<Value> {
  const read = async () => make(await readSource(source));
  const isNamed = typeof source === 'object' && 'load' in source;
  return decoded && isNamed ? decoded.once(`${source.name} ${what}`, read, bytes) : read();
}

/**
 * The key that finds a picture by a typed name: in lower case, without `.png`, with the folders that were typed before it.
 * Spaces beside a slash are ignored, and a backslash counts as a slash.
 */
export const pictureKey = (name: string) => folded(name).replace(/\.png$/, '');

const folded = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .split(/[/\\／]/)
    .map((part) => part.trim())
    .join('/');

/** The parts of the key that may be the picture's own name: all of it, or the rest after one of its slashes. */
export function possibleStems(key: string): string[] {
  const parts = key.split('/');
  return parts.map((_, at) => parts.slice(at).join('/')).filter(Boolean);
}

interface Placed<Picture> {
  /** Its name without `.png`, in lower case. */
  stem: string;
  picture: Picture;
  /** Their names, from the top. */
  folders: readonly string[];
}

/** For each key the pictures that it may mean, each with a path that means no other picture. A key without any is absent. */
export function matchNames<Picture extends { name: string }>(
  keys: readonly string[],
  placed: readonly Placed<Picture>[],
): Map<string, (Picture & { path: string })[]> {
  const byStem = Map.groupBy(placed, ({ stem }) => stem);
  const found = new Map<string, (Picture & { path: string })[]>();
  for (const key of keys) {
    const matching = possibleStems(key).flatMap((stem) => (byStem.get(stem) ?? []).filter((one) => isMatch(key, one)));
    if (matching.length > 0)
      found.set(
        key,
        matching.map((one) => ({ ...one.picture, path: pathOf(one, matching) })),
      );
  }
  return found;
}

const wholeKey = ({ folders, stem }: Placed<unknown>) => folded([...folders, stem].join('/'));

function isMatch(key: string, one: Placed<unknown>): boolean {
  const whole = wholeKey(one);
  return key.startsWith('/') ? `/${whole}` === key : whole === key || whole.endsWith(`/${key}`);
}

/** With a leading slash only where the path would otherwise be the end of another picture's path, too. */
function pathOf<Picture extends { name: string }>(one: Placed<Picture>, all: readonly Placed<Picture>[]): string {
  const path = [...one.folders, one.picture.name].join('/');
  const ends = all.some((other) => other !== one && wholeKey(other).endsWith(`/${wholeKey(one)}`));
  return ends ? `/${path}` : path;
}

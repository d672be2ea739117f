/**
 * What a picture is looked up by: its name without `.png`, whatever the case, after the folders that it carries. Spaces
 * beside a slash do not count, nor which way the slash leans.
 */
export const pictureKey = (name: string) => folded(name).replace(/\.png$/, '');

const folded = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .split(/[/\\／]/)
    .map((part) => part.trim())
    .join('/');

/** What of the key may be the picture's own name: all of it, or what follows one of its slashes. */
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

/** For each key the pictures that it may mean, each with the path that means it alone. A key without any is absent. */
export function matchNames<Picture extends { name: string }>(
  keys: readonly string[],
  placed: readonly Placed<Picture>[],
): Map<string, (Picture & { path: string })[]> {
  const byStem = Map.groupBy(placed, ({ stem }) => stem);
  const found = new Map<string, (Picture & { path: string })[]>();
  for (const key of keys) {
    const meant = possibleStems(key).flatMap((stem) => (byStem.get(stem) ?? []).filter((one) => isMeant(key, one)));
    if (meant.length > 0)
      found.set(
        key,
        meant.map((one) => ({ ...one.picture, path: pathOf(one, meant) })),
      );
  }
  return found;
}

const wholeKey = ({ folders, stem }: Placed<unknown>) => folded([...folders, stem].join('/'));

function isMeant(key: string, one: Placed<unknown>): boolean {
  const whole = wholeKey(one);
  return key.startsWith('/') ? `/${whole}` === key : whole === key || whole.endsWith(`/${key}`);
}

/** A slash goes before it only where it would otherwise be the end of another one's path. */
function pathOf<Picture extends { name: string }>(one: Placed<Picture>, all: readonly Placed<Picture>[]): string {
  const path = [...one.folders, one.picture.name].join('/');
  const ends = all.some((other) => other !== one && wholeKey(other).endsWith(`/${wholeKey(one)}`));
  return ends ? `/${path}` : path;
}

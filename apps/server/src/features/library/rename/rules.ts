import { type BrokenRule, brokenLibraryFileRule } from '@pressroom/contract/library/pictureRules';
import { folderWord } from '@pressroom/contract/library/rename';

export interface Named {
  id: string;
  name: string;
  folderId: string | null;
  folderName: string | null;
}

/** A picture that gets another name, or the rule that forbids it. */
export interface Renaming<Picture extends Named = Named> {
  picture: Picture;
  newName: string;
  broken?: BrokenRule;
}

interface Replacement {
  find: string;
  replacement: string;
}

const ending = /\.png$/i;

/** With the ending that the picture has. */
export function fullName(picture: Named, typed: string): string {
  const [kept = ''] = ending.exec(picture.name) ?? [];
  return (
    typed
      .trim()
      .replace(kept === '' ? /^$/ : ending, '')
      .trim() + kept
  );
}

/** Only what stands before the ending is searched. */
export function replacedName(picture: Named, { find, replacement }: Replacement): string {
  const stem = picture.name.replace(ending, '');
  const put = replacement.replaceAll(folderWord, picture.folderName ?? '');
  const replaced = find === '' ? put + stem : stem.replaceAll(anyCase(find), () => put);
  return fullName(picture, replaced);
}

const anyCase = (word: string) => new RegExp(word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');

/** Where a name counts: once in each folder, whatever its case. */
export const placeKey = (folderId: string | null, name: string) => `${folderId ?? 0} ${name.toLowerCase()}`;

/**
 * What these pictures would be called, without those that keep their name. `held` are the places, by `placeKey`, that
 * other pictures hold. A picture that must keep its name holds its place as well.
 */
export function judgeRenamings<Picture extends Named>(
  wanted: readonly { picture: Picture; newName: string }[],
  held: ReadonlySet<string>,
): Renaming<Picture>[] {
  const renamings: Renaming<Picture>[] = wanted
    .filter(({ picture, newName }) => picture.name !== newName)
    .map(({ picture, newName }) => {
      const broken = brokenLibraryFileRule({ name: newName, size: 0 });
      return { picture, newName, ...(broken && { broken }) };
    });
  const kept = wanted.filter(({ picture, newName }) => picture.name === newName).map(({ picture }) => picture);
  refuseTwice(renamings);
  const taken = new Set([...held, ...kept.map(({ folderId, name }) => placeKey(folderId, name))]);
  let stays = renamings.filter(({ broken }) => broken);
  do {
    for (const { picture } of stays) taken.add(placeKey(picture.folderId, picture.name));
    stays = renamings.filter((one) => !one.broken && taken.has(placeKey(one.picture.folderId, one.newName)));
    for (const one of stays) one.broken = { key: 'library.nameTaken', params: { name: one.newName } };
  } while (stays.length > 0);
  return renamings;
}

function refuseTwice(renamings: readonly Renaming[]): void {
  const open = renamings.filter(({ broken }) => !broken);
  for (const same of Map.groupBy(open, ({ picture, newName }) => placeKey(picture.folderId, newName)).values()) {
    if (same.length === 1) continue;
    for (const one of same) {
      one.broken = { key: 'library.nameTwice', params: { name: one.newName, count: same.length } };
    }
  }
}

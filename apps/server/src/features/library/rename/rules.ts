import { type BrokenRule, brokenLibraryFileRule } from '@pressroom/contract/library/pictureRules';
import { folderWord } from '@pressroom/contract/library/rename';

export interface Named {
  id: string;
  name: string;
  folderId: string | null;
  folderName: string | null;
}

/** A picture with its new name, and the rule that forbids the name if there is one. */
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

/** The typed name with the ending that the picture has. */
export function fullName(picture: Named, typed: string): string {
  const [kept = ''] = ending.exec(picture.name) ?? [];
  return (
    typed
      .trim()
      .replace(kept === '' ? /^$/ : ending, '')
      .trim() + kept
  );
}

/** Replaces in the name without its ending. With nothing to find, the replacement goes before the name. */
export function replacedName(picture: Named, { find, replacement }: Replacement): string {
  const stem = picture.name.replace(ending, '');
  const put = replacement.replaceAll(folderWord, picture.folderName ?? '');
  const replaced = find === '' ? put + stem : stem.replaceAll(anyCase(find), () => put);
  return fullName(picture, replaced);
}

const anyCase = (word: string) => new RegExp(word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), 'giu');

/** Equal for two names that exclude each other: those in one folder that differ in case at most. */
export const nameKey = (folderId: string | null, name: string) => `${folderId ?? 0} ${name.toLowerCase()}`;

/**
 * The renamings without the pictures that keep their name, each with the rule that forbids it if there is one. `takenByOthers` are the
 * keys, by `nameKey`, of all other pictures. A picture whose renaming is forbidden keeps its name taken for the others.
 */
export function planRenamings<Picture extends Named>(
  wanted: readonly { picture: Picture; newName: string }[],
  takenByOthers: ReadonlySet<string>,
): Renaming<Picture>[] {
  const renamings: Renaming<Picture>[] = wanted
    .filter(({ picture, newName }) => picture.name !== newName)
    .map(({ picture, newName }) => {
      const broken = brokenLibraryFileRule({ name: newName, size: 0 });
      return { picture, newName, ...(broken && { broken }) };
    });
  const kept = wanted.filter(({ picture, newName }) => picture.name === newName).map(({ picture }) => picture);
  refuseTwice(renamings);
  const taken = new Set([...takenByOthers, ...kept.map(({ folderId, name }) => nameKey(folderId, name))]);
  let stays = renamings.filter(({ broken }) => broken);
  do {
    for (const { picture } of stays) taken.add(nameKey(picture.folderId, picture.name));
    stays = renamings.filter((one) => !one.broken && taken.has(nameKey(one.picture.folderId, one.newName)));
    for (const one of stays) one.broken = { key: 'library.nameTaken', params: { name: one.newName } };
  } while (stays.length > 0);
  return renamings;
}

function refuseTwice(renamings: readonly Renaming[]): void {
  const open = renamings.filter(({ broken }) => !broken);
  for (const same of Map.groupBy(open, ({ picture, newName }) => nameKey(picture.folderId, newName)).values()) {
    if (same.length === 1) continue;
    for (const one of same) {
      one.broken = { key: 'library.nameTwice', params: { name: one.newName, count: same.length } };
    }
  }
}

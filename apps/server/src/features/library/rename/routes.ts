import { mostPreviewed, type rename } from '@pressroom/contract/library/rename';
import type { HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import type { App } from '../../../platform/app.ts';
import { underIds } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail, failField } from '../../../platform/failure.ts';
import type { Handlers } from '../../../platform/http/context.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { presentFile } from '../files/present.ts';
import { findFiles } from '../files/queries.ts';
import { fullName, planRenamings, replacedName, type Renaming } from './rules.ts';
import { findTakenKeys, findNamed, lockNamed, renameFiles } from './queries.ts';
import { chosenIds } from '../search/selection.ts';

type Input = ParsedInput<typeof rename.renamePreview>;
type Picture = Awaited<ReturnType<typeof findNamed>>[number];

export const renameHandlers: Handlers<typeof rename> = {
  async rename({ tx, input: { id, name, gmtModified }, audit }) {
    const [picture] = await lockNamed(tx, [id]);
    if (!picture) return fail(404, 'platform.notFound');
    const show = async () => presentFile((await findFiles(tx, [id]))[0]!);
    await refuseStale(tx, { object: 'libraryFiles', record: picture, loaded: gmtModified, show });
    const [renaming] = await findRenamings(tx, [{ picture, newName: fullName(picture, name) }]);
    if (renaming?.broken) failField('name', renaming.broken.key, renaming.broken.params);
    if (renaming) {
      await renameFiles(tx, [renaming]);
      audit(auditOf([renaming]));
    }
    return show();
  },

  async renamePreview({ app, db, input }) {
    const { pictures, renamings } = await planReplacement(app, db, input, findNamed);
    const refused = renamings.filter(({ broken }) => broken);
    const free = renamings.filter(({ broken }) => !broken);
    return {
      renamed: free.length,
      unchanged: pictures.length - renamings.length,
      refused: refused.length,
      rows: [...refused, ...free].slice(0, mostPreviewed).map(presentRenaming),
    };
  },

  async renameBatch({ app, tx, input, audit }) {
    const { renamings } = await planReplacement(app, tx, input, lockNamed);
    const refused = renamings.filter(({ broken }) => broken);
    if (refused.length > 0 && !input.skipRefused) {
      const data = refused.map(presentRenaming);
      fail(422, 'library.renameRefused', { params: { count: refused.length }, data });
    }
    const free = renamings.filter(({ broken }) => !broken);
    if (free.length === 0) fail(409, 'library.renameNothing');
    const counts = { shown: input.count, found: free.length };
    if (counts.shown !== counts.found) fail(409, 'library.renameChanged', { params: counts, data: counts });
    await renameFiles(tx, free);
    audit(auditOf(free));
    return { renamed: free.length };
  },
};

/** The renamings that find and replace makes of the chosen pictures; 404 where one is no picture of the library. */
async function planReplacement<Handle extends Db>(
  app: App,
  db: Handle,
  input: Input,
  find: (db: Handle, ids: readonly string[]) => Promise<Picture[]>,
) {
  const ids = await chosenIds(db, app.settings.displayZone, input);
  const pictures = await find(db, ids);
  if (pictures.length < ids.length) fail(404, 'platform.notFound');
  const wanted = pictures.map((picture) => ({ picture, newName: replacedName(picture, input) }));
  return { pictures, renamings: await findRenamings(db, wanted) };
}

async function findRenamings(db: Db, wanted: readonly { picture: Picture; newName: string }[]) {
  const names = wanted.map(({ picture, newName }) => ({ folderId: picture.folderId, name: newName }));
  const ids = wanted.map(({ picture }) => picture.id);
  return planRenamings(wanted, await findTakenKeys(db, names, ids));
}

type NewName = HandlerOutput<typeof rename.renamePreview>['rows'][number];

function presentRenaming({ picture, newName, broken }: Renaming): NewName {
  const { id, name, folderName } = picture;
  return { id, name, newName, folderName: folderName ?? '', msg: broken ?? null };
}

function auditOf(renamings: readonly Renaming[]) {
  const pictures = renamings.map(({ picture, newName }) => ({ ...picture, newName }));
  return {
    object: 'libraryFiles' as const,
    ids: pictures.map(({ id }) => id),
    before: underIds(pictures, ({ name, folderName }) => ({ name, folderName })),
    after: underIds(pictures, ({ newName: name, folderName }) => ({ name, folderName })),
  };
}

import { type CodeEntry, codes, codeType } from '@pressroom/contract/codes/codes';
import { type Actor, mayCall } from '../../platform/access/actor.ts';
import { underIds } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { routes, type Writing } from '../../platform/http/context.ts';
import { listed, type Translate } from '../../platform/i18n.ts';
import { refuseStale } from '../../platform/stale.ts';
import {
  type CodeRecord,
  type CodeUses,
  countCodeUses,
  deleteCode,
  findCodes,
  findCodesByType,
  insertCode,
  lockCode,
  updateCode,
} from './codes.queries.ts';

type Counted = CodeRecord & { useCount: number };

const present = ({ id, type, name, code, useCount, gmtCreate, gmtModified }: Counted): CodeEntry => ({
  id,
  // the table holds no other
  type: type as CodeEntry['type'],
  name,
  code,
  useCount,
  gmtCreate,
  gmtModified,
});

const presentOption = ({ id, type, name, code }: CodeRecord) => ({ id, type: type as CodeEntry['type'], name, code });

/** What depends on an entry's code lies in features above this one; they say what follows, and make it follow. */
interface Followers {
  find(
    db: Db,
    entry: { id: string; code: string },
  ): Promise<{ renamed: Renamed[]; orderLines: number; clash: string | undefined }>;
  rename(writing: Writing, actor: Actor, entry: { id: string; code: string }): Promise<Renamed[]>;
}

interface Renamed {
  id: string;
  from: string;
  to: string;
}

const shownExamples = 5;

export const codesRoutes = (followers: Followers) =>
  routes(codes, {
    async page({ db, actor, input }) {
      const { rows, total } = await findCodes(db, input);
      const counted = mayCall(actor, codes.edit);
      return { rows: rows.map((row) => ({ ...present(row), ...(!counted && { useCount: null }) })), total };
    },

    async findByType({ db, input }) {
      return (await findCodesByType(db, input.type)).map(presentOption);
    },

    async renaming({ db, input }) {
      const { categories } = await countCodeUses(db, input.id);
      const { renamed, orderLines, clash = null } = await followers.find(db, input);
      const examples = renamed.slice(0, shownExamples).map(({ from, to }) => ({ from, to }));
      return { categories, productCodes: renamed.length, orderLines, clash, examples };
    },

    async create({ tx, input, audit }) {
      const entry = await insertCode(tx, input);
      audit({ object: 'codes', ids: [entry.id], after: entry });
      return present({ ...entry, useCount: 0 });
    },

    async edit(context) {
      const { tx, actor, input, t, audit } = context;
      const { id, gmtModified, renameUses, ...values } = input;
      const before = await lockCode(tx, id);
      const uses = await countCodeUses(tx, id);
      // as the list counts
      const useCount = before.type === codeType.size ? uses.productCodes : uses.categories;
      const show = () => present({ ...before, useCount });
      await refuseStale(tx, { object: 'codes', record: before, loaded: gmtModified, show });
      const renames = useCount > 0 && values.code !== before.code;
      // product codes are made of it, and stand on labels and in sheets
      if (renames && !renameUses) fail(409, 'codes.inUse', { params: { places: placesOf(uses, t) }, data: uses });
      const after = await updateCode(tx, id, values);
      audit({ object: 'codes', ids: [id], before, after });
      if (renames) {
        const renamed = await followers.rename(context, actor, after);
        const ids = renamed.map((one) => one.id);
        const told = {
          before: underIds(renamed, ({ from }) => ({ code: from })),
          after: underIds(renamed, ({ to }) => ({ code: to })),
        };
        if (ids.length > 0) audit({ object: 'productCodes', ids, ...told });
      }
      return present({ ...after, useCount });
    },

    async delete({ tx, input, t, audit }) {
      const before = await lockCode(tx, input.id);
      const uses = await countCodeUses(tx, input.id);
      if (uses.categories + uses.productCodes > 0) {
        fail(409, 'platform.inUse', { params: { places: placesOf(uses, t) }, data: uses });
      }
      await deleteCode(tx, input.id);
      audit({ object: 'codes', ids: [input.id], before });
      return null;
    },
  });

function placesOf({ categories, productCodes }: CodeUses, t: Translate): string {
  const places = [
    ...(categories > 0 ? [t('codes.usedByCategories', { count: categories })] : []),
    ...(productCodes > 0 ? [t('codes.usedByProductCodes', { count: productCodes })] : []),
  ];
  return listed(places, t);
}

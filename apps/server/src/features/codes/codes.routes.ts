import { type CodeEntry, codes, codeType } from '@pressroom/contract/codes/codes';
import type { Message } from '@pressroom/contract/message';
import { mayCall } from '../../platform/access/actor.ts';
import type { Act } from '../../platform/act.ts';
import { underIds } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import {
  type CodeRecord,
  type CodeUses,
  countCodeUses,
  deleteCode,
  findCodes,
  findCodesByType,
  insertCode,
  insertNewCodes,
  lockCode,
  updateCode,
} from './codes.queries.ts';

type Counted = CodeRecord & { useCount: number };

const present = ({ id, type, name, code, useCount, gmtCreate, gmtModified }: Counted): CodeEntry => ({
  id,
  // the table has no other types
  type: type as CodeEntry['type'],
  name,
  code,
  useCount,
  gmtCreate,
  gmtModified,
});

const presentOption = ({ id, type, name, code }: CodeRecord) => ({ id, type: type as CodeEntry['type'], name, code });

/** Product codes and orders carry an entry's code. Their features import this one, so they are given to its routes. */
interface Followers {
  find(
    db: Db,
    entry: { id: string; code: string },
  ): Promise<{ renamed: Renamed[]; orderLines: number; clash: string | undefined }>;
  rename(act: Act, entry: { id: string; code: string }): Promise<Renamed[]>;
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

    async createMany({ tx, input: { type, entries }, audit }) {
      const created = await insertNewCodes(tx, { type, entries });
      audit({ object: 'codes', ids: created.map(({ id }) => id), after: underIds(created, (entry) => entry) });
      const made = new Set(created.map(({ code }) => code.toLowerCase()));
      const asked = [...new Map(entries.map(({ code }) => [code.toLowerCase(), code]))];
      return {
        created: created.map(({ code }) => code),
        existing: asked.filter(([key]) => !made.has(key)).map(([, code]) => code),
      };
    },

    async edit(act) {
      const { tx, input, audit } = act;
      const { id, gmtModified, renameUses, ...values } = input;
      const before = await lockCode(tx, id);
      const uses = await countCodeUses(tx, id);
      // counted as in the list
      const useCount = before.type === codeType.size ? uses.productCodes : uses.categories;
      const show = () => present({ ...before, useCount });
      await refuseStale(tx, { object: 'codes', record: before, loaded: gmtModified, show });
      const renames = useCount > 0 && values.code !== before.code;
      // product codes contain this code, and people have them on labels and in sheets
      if (renames && !renameUses)
        fail(409, 'codes.inUse', { params: { places: placesOf({ ...uses, products: 0 }) }, data: uses });
      const after = await updateCode(tx, id, values);
      audit({ object: 'codes', ids: [id], before, after });
      if (renames) {
        const renamed = await followers.rename(act, after);
        const ids = renamed.map((one) => one.id);
        if (ids.length > 0) {
          audit({
            object: 'productCodes',
            ids,
            before: underIds(renamed, ({ from }) => ({ code: from })),
            after: underIds(renamed, ({ to }) => ({ code: to })),
          });
        }
      }
      return present({ ...after, useCount });
    },

    async delete({ tx, input, audit }) {
      const before = await lockCode(tx, input.id);
      const uses = await countCodeUses(tx, input.id);
      if (uses.categories + uses.productCodes + uses.products > 0) {
        fail(409, 'platform.inUse', { params: { places: placesOf(uses) }, data: uses });
      }
      await deleteCode(tx, input.id);
      audit({ object: 'codes', ids: [input.id], before });
      return null;
    },
  });

function placesOf({ categories, productCodes, products }: CodeUses): Message[] {
  return [
    ...(categories > 0 ? [{ key: 'codes.usedByCategories' as const, params: { count: categories } }] : []),
    ...(productCodes > 0 ? [{ key: 'codes.usedByProductCodes' as const, params: { count: productCodes } }] : []),
    ...(products > 0 ? [{ key: 'codes.usedByProducts' as const, params: { count: products } }] : []),
  ];
}

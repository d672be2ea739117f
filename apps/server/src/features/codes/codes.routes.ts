import { type CodeEntry, codes, codeType } from '@pressroom/contract/codes/codes';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { listed } from '../../platform/i18n.ts';
import { refuseStale } from '../../platform/stale.ts';
import {
  type CodeRecord,
  countCodeUses,
  deleteCode,
  findCodes,
  findCodesByType,
  insertCode,
  lockCode,
  updateCode,
} from './codes.queries.ts';

const present = (entry: CodeRecord & { useCount: number }): CodeEntry => ({
  ...entry,
  type: codeType.parse(entry.type),
});

export const codesRoutes = routes(codes, {
  async page({ db, input }) {
    const { rows, total } = await findCodes(db, input);
    return { rows: rows.map(present), total };
  },

  async findByType({ db, input }) {
    return (await findCodesByType(db, input.type)).map(present);
  },

  async create({ tx, input, audit }) {
    const entry = await insertCode(tx, input);
    audit({ object: 'codes', ids: [entry.id], after: entry });
    return present({ ...entry, useCount: 0 });
  },

  async edit({ tx, input, audit }) {
    const { id, gmtModified, ...values } = input;
    const before = await lockCode(tx, id);
    const uses = await countCodeUses(tx, id);
    const useCount = uses.categories + uses.productCodes;
    const show = () => present({ ...before, useCount });
    await refuseStale(tx, { object: 'codes', record: before, loaded: gmtModified, show });
    // product codes are made of it, and stand on labels and in file names
    if (useCount > 0 && values.code !== before.code) fail(409, 'codes.inUse', { data: uses });
    const after = await updateCode(tx, id, values);
    audit({ object: 'codes', ids: [id], before, after });
    return present({ ...after, useCount });
  },

  async delete({ tx, input, t, audit }) {
    const before = await lockCode(tx, input.id);
    const uses = await countCodeUses(tx, input.id);
    if (uses.categories + uses.productCodes > 0) {
      const places = [
        ...(uses.categories > 0 ? [t('codes.usedByCategories', { count: uses.categories })] : []),
        ...(uses.productCodes > 0 ? [t('codes.usedByProductCodes', { count: uses.productCodes })] : []),
      ];
      fail(409, 'platform.inUse', { params: { places: listed(places, t) }, data: uses });
    }
    await deleteCode(tx, input.id);
    audit({ object: 'codes', ids: [input.id], before });
    return null;
  },
});

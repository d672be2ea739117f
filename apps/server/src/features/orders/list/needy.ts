import { type Attention, attention, type OrderStatus } from '@pressroom/contract/orders/status';
import { type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../../platform/database/compiled.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { PageShape, Place } from '../../../platform/database/pageByKey.ts';
import { plannedOnce } from '../../../platform/database/plannedOnce.ts';
import { type Asked, needingAnyone } from './conditions.ts';
import type { Matching } from '../record/listed.ts';
import { gatheredPage, pageOfOrders, type Ways } from './pages.ts';
import { byNeed, inStatus, type ListSearch, type Need, type Sorting, sortingOf } from './search.ts';

interface Needy extends Need {
  sysStatus?: OrderStatus;
}

interface NeedyPage extends Needy, PageShape {
  sorting: Sorting;
}

/** Orders by what they wait for alone. Everybody asks for them all day, in one of few forms: each is compiled once. */
export function needyOrders(db: Db, search: ListSearch, asked: Asked): Ways {
  const { attention: waiting, deadline, remark, sysStatus } = search;
  const need = { attention: waiting, deadline, remark, sysStatus };
  const sorting = sortingOf(search);
  return {
    count: async () => Number((await countNeedy(db, need, asked))[0]!.total),
    page: (shape, place) => pageOfNeedy(db, { ...need, ...shape, sorting }, { ...asked, ...place }),
    gather: ({ size, limits }) => gatherNeedy(db, { ...need, size, sorting }, { ...asked, ...limits }),
  };
}

function needyOnes(db: Db, { sysStatus, ...need }: Needy, asked: Asked): Matching {
  return byNeed(inStatus(db.selectFrom('orders as o'), sysStatus), need, asked);
}

const countNeedy = compiledOnce((db, { attention: need, ...others }: Needy, asked: Asked) => {
  const parts = inParts(need, asked, (left) => needyOnes(db, { ...others, attention: left }, asked));
  return sql<{ total: string }>`select ${plannedOnce} ${totalOf(parts)} as total`.compile(db);
});

/** The orders of a search in parts that are counted apart, because that is quicker. `matching` leaves the need out where it is undefined. */
export function inParts(
  need: Attention | undefined,
  asked: Asked,
  matching: (need: Attention | undefined) => Matching,
): Matching[] {
  if (need !== attention.any) return [matching(need)];
  return needingAnyone(asked).map((part) => matching(undefined).where(part));
}

export function totalOf(parts: readonly Matching[]): RawBuilder<string> {
  const counted = parts.map((part) => sql`(${part.select(sql`count(*)`.as('total'))})`);
  return sql<string>`${sql.join(counted, sql` + `)}`;
}

const pageOfNeedy = compiledOnce((db, { sorting, size, way, ...need }: NeedyPage, values: Asked & Place) => {
  const matching = needyOnes(db, need, values);
  return pageOfOrders({ db, matching, sorting }, { size, way }, values).compile();
});

const gatherNeedy = compiledOnce((db, { sorting, size, ...need }: Omit<NeedyPage, 'way'>, values: Asked & Place) => {
  const { limit, offset } = values;
  return gatheredPage({ db, matching: needyOnes(db, need, values), sorting }, { size, limit, offset }).compile();
});

import { fieldsIn } from '@pressroom/contract/attributes/fieldsIn';
import type { classification } from '@pressroom/contract/classification/classification';
import type { categoryPair } from '@pressroom/contract/classification/pairs';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import type { Handler } from '../../../platform/http/context.ts';
import { findCategory } from '../../platformCategories/platformCategories.public.ts';
import { requireFields } from '../judging/judge.ts';
import { namedPairs } from './confirmed.ts';
import { proposePairs as matchPairs, type Remembered } from './match.ts';
import { type ConfirmedPair, findConfirmedPairs, keepPairs } from './queries.ts';

export const proposePairs: Handler<typeof classification.proposePairs> = async ({ db, input, language }) => {
  const { from, property } = input;
  const { shein, temu } = await findBoth(db, input);
  const confirmed = await findConfirmedPairs(db, input);
  const [source, target] = from === 'shein' ? [shein, temu] : [temu, shein];
  return matchPairs({
    from: fieldsIn(language, source),
    to: fieldsIn(language, target),
    rows: property,
    remembered: confirmed.map((pair) => rememberedFrom(from, pair)),
  });
};

export const rememberPairs: Handler<typeof classification.rememberPairs> = async ({ tx, actor, input, audit }) => {
  const { sheinStoreId, sheinProductTypeId, temuStoreId, temuProductTypeId } = input;
  const named = namedPairs(input.pairs, await findBoth(tx, input));
  await keepPairs(
    tx,
    input,
    named.map(({ name: _name, ...pair }) => pair),
    actor.userId,
  );
  const shein = await findCategory(tx, { storeId: sheinStoreId, productTypeId: sheinProductTypeId });
  const temu = await findCategory(tx, { storeId: temuStoreId, productTypeId: temuProductTypeId });
  audit({
    object: 'attributePairings',
    ids: [`${sheinProductTypeId}-${temuProductTypeId}`],
    after: {
      name: `${shein?.name ?? sheinProductTypeId} = ${temu?.name ?? temuProductTypeId}`,
      pairs: named.map(({ name }) => name),
    },
  });
  return null;
};

async function findBoth(db: Db, input: z.output<typeof categoryPair>) {
  const { sheinStoreId, sheinProductTypeId, temuStoreId, temuProductTypeId } = input;
  // one after the other: a transaction has only one connection
  const shein = await requireFields(
    db,
    { marketplace: 'shein', storeId: sheinStoreId, productTypeId: sheinProductTypeId },
    [],
  );
  const temu = await requireFields(
    db,
    { marketplace: 'temu', storeId: temuStoreId, productTypeId: temuProductTypeId },
    [],
  );
  return { shein, temu };
}

function rememberedFrom(from: 'shein' | 'temu', pair: ConfirmedPair): Remembered {
  const shein = { attributeId: pair.sheinAttributeId, valueId: pair.sheinValueId || undefined };
  const temu = { attributeId: pair.temuAttributeId, valueId: pair.temuValueId || undefined };
  const [source, target] = from === 'shein' ? [shein, temu] : [temu, shein];
  return {
    fromAttributeId: source.attributeId,
    fromValueId: source.valueId,
    toAttributeId: target.attributeId,
    toValueId: target.valueId,
  };
}

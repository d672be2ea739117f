import { codeType } from '@pressroom/contract/codes/codes';
import { underIds } from '../../../platform/audit.ts';
import type { Act } from '../../../platform/act.ts';
import { failFields, type FieldProblem } from '../../../platform/failure.ts';
import { lockCodes } from '../../codes/codes.public.ts';
import type { FollowCreated } from './followCreated.ts';
import { findPresent, insertProductCodes, findCategoriesOf } from './import.ts';

interface Missing {
  styleCode: string;
  pairs: readonly { colorCode: string; sizeCode: string }[];
  /** Of each new one; nothing where it is absent. */
  realStock?: number;
}

/** Adds those of the style's product codes that do not exist, as far as their categories exist. */
export async function addMissingProductCodes(
  act: Act,
  { styleCode, pairs, realStock = 0 }: Missing,
  followCreated: FollowCreated,
): Promise<{ added: string[]; existing: number; withoutCategory: string[] }> {
  const { tx, actor, audit } = act;
  await followCreated.lock(tx);
  const entry = await lockCodes(tx, [
    { type: codeType.style, code: styleCode },
    ...pairs.flatMap(({ colorCode, sizeCode }) => [
      { type: codeType.colour, code: colorCode },
      { type: codeType.size, code: sizeCode },
    ]),
  ]);
  const problems: FieldProblem[] = [];
  const known = (type: number, code: string, path: string) => {
    const found = entry(type, code);
    if (!found) problems.push({ path, key: 'categories.unknownCode', params: { code } });
    return found;
  };
  const style = known(codeType.style, styleCode, 'styleCode');
  const wanted = pairs.flatMap(({ colorCode, sizeCode }, at) => {
    const color = known(codeType.colour, colorCode, `pairs.${at}.colorCode`);
    const size = known(codeType.size, sizeCode, `pairs.${at}.sizeCode`);
    if (!style || !color || !size) return [];
    return [
      {
        at,
        styleId: style.id,
        colorId: color.id,
        sizeId: size.id,
        code: [style.code, color.code, size.code].join('-'),
      },
    ];
  });
  const categories = await findCategoriesOf(tx, wanted);
  const placed = wanted.map((one) => ({ ...one, categoryId: categories.get(`${one.styleId} ${one.colorId}`) }));
  const present = await findPresent(tx, wanted);
  const fresh = placed.flatMap(({ at, categoryId, sizeId, code }) => {
    const same = present.get(code.toLowerCase());
    // another category and size that read alike
    if (same && (same.categoryId !== categoryId || same.sizeId !== sizeId))
      problems.push({ path: `pairs.${at}`, key: 'categories.codeTaken', params: { code } });
    return same || !categoryId ? [] : [{ categoryId, sizeId, code, realStock }];
  });
  failFields(problems);
  const created = await insertProductCodes({ tx, actor }, fresh, '');
  audit({
    object: 'productCodes',
    ids: created.map(({ id }) => id),
    after: underIds(created, ({ code, realStock }) => ({ code, realStock })),
  });
  await followCreated.follow(
    act,
    created.map(({ id }) => id),
  );
  return {
    added: created.map(({ code }) => code),
    existing: placed.filter(({ categoryId }) => categoryId).length - created.length,
    withoutCategory: [...new Set(placed.filter(({ categoryId }) => !categoryId).map(({ code }) => code))],
  };
}

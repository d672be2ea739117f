import { judgeCargoNo, judgeSkuCodes, judgeSkuLength } from '../../rules/codes.ts';
import { limits } from './limits.ts';
import type { TemuRule } from './temuRule.ts';

export const codeRules: readonly TemuRule[] = [
  {
    id: 'temu.cargoNo',
    since: '2026-04-18',
    source: 'goods.add: productSkcReqs.extCode',
    sureness: 'B',
    judge: (draft) => judgeCargoNo(draft, limits.code),
  },
  {
    id: 'temu.sku.unused',
    since: '2026-04-18',
    source: 'goods.add: productSkuReqs.extCode',
    sureness: 'B',
    judge: (draft, _store, ground) => judgeSkuCodes(draft, ground),
  },
  {
    id: 'temu.sku.length',
    since: '2026-04-18',
    source: 'goods.add: productSkuReqs.extCode',
    sureness: 'I',
    judge: (draft) => judgeSkuLength(draft, limits.code),
  },
];

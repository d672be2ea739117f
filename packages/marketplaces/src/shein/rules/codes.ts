import { judgeCargoNo, judgeSkuCodes, judgeSkuLength } from '../../rules/codes.ts';
import { limits } from './limits.ts';
import type { SheinRule } from './sheinRule.ts';

export const codeRules: readonly SheinRule[] = [
  {
    id: 'shein.cargoNo',
    since: '2026-04-17',
    source: 'publishOrEdit: supplier_code',
    sureness: 'A',
    judge: (draft) => judgeCargoNo(draft, limits.code),
  },
  {
    id: 'shein.sku.unused',
    since: '2026-04-17',
    source: 'publishOrEdit: supplier_sku; check-supplierSku-repeated',
    sureness: 'A',
    judge: (draft, _store, ground) => judgeSkuCodes(draft, ground),
  },
  {
    id: 'shein.sku.length',
    since: '2026-04-17',
    source: 'publishOrEdit: supplier_sku',
    sureness: 'A',
    judge: (draft) => judgeSkuLength(draft, limits.code),
  },
];

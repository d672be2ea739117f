import { z } from 'zod';
import { brandsOf } from '../brands.ts';
import { documentSnOf } from '../documentState.ts';
import { storeEndpoint } from '../endpoint.ts';
import { findWhyNotEditable } from '../publishing/judgeEdit.ts';
import { skusTakenAmong } from '../publishing/takenSkus.ts';
import { findWhyNotPublishing, shelfQuotaOf } from '../quota.ts';
import { badParameter } from '../refusal.ts';

export const publishPermission = storeEndpoint({
  path: '/open-api/goods/product/check-publish-permission',
  method: 'GET',
  modes: ['semi', 'full'],
  body: z.object({ brandCode: z.string().optional() }),
  act({ state, store, body: { brandCode } }) {
    const isKnown = !brandCode || brandsOf(state.core.world, store).some(({ code }) => code === brandCode);
    const reason =
      findWhyNotPublishing(state, store) ?? (isKnown ? undefined : `品牌不存在 There is no brand ${brandCode}`);
    return { canPublishProduct: reason === undefined, reason: reason ?? null };
  },
});

export const editPermission = storeEndpoint({
  path: '/open-api/goods/product/check-edit-permission',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ spuName: z.string().min(1) }),
  act({ state, store, body: { spuName } }) {
    const reason = findWhyNotEditable(state.products.find(store, spuName));
    return { editable: reason === undefined, reason: reason ?? null };
  },
});

export const repeatedSkus = storeEndpoint({
  path: '/open-api/goods/product/check-supplierSku-repeated',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ supplierSkuList: z.array(z.string().min(1)).min(1).max(200) }),
  act({ state, store, body }) {
    const taken = skusTakenAmong({ state, store }, body.supplierSkuList);
    return body.supplierSkuList.map((supplierSku) => ({ supplierSku, repeated: taken.has(supplierSku) }));
  },
});

export const shelfQuota = storeEndpoint({
  path: '/open-api/goods/query-shelf-quota',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({}),
  act({ state, store }) {
    const { total, used, left } = shelfQuotaOf(state, store);
    return {
      need: total !== null,
      total_quota_count: total,
      on_shelf_count: used,
      remain_count: total === null ? null : left,
    };
  },
});

/** The seller takes back what is in review. */
export const revokeProduct = storeEndpoint({
  path: '/open-api/goods/revoke-product',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ spuName: z.string().min(1) }),
  act({ state, store, body: { spuName } }) {
    const product = state.products.find(store, spuName);
    if (!product) throw badParameter(`spuName: there is no product ${spuName}`);
    const rowOf = (skc: (typeof product.skcs)[number]) => ({ documentSn: documentSnOf(skc), skcName: skc.id });
    const revoked = product.skcs.filter((skc) => skc.state === 'review');
    const failList = product.skcs
      .filter((skc) => skc.state !== 'review')
      .map((skc) => ({ ...rowOf(skc), msg: '不在审核中 It is not in review' }));
    if (revoked.length > 0) state.products.withdraw(spuName);
    state.note(store, 'revoke', spuName, revoked.length > 0);
    return {
      successList: revoked.map(rowOf),
      failList,
      total: product.skcs.length,
      successCount: revoked.length,
      failCount: failList.length,
    };
  },
});

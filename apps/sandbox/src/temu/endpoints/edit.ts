import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import type { Store } from '../../world/stores.ts';
import { endpoint } from '../endpoint.ts';
import { propertyEntry } from '../publishing/entry.ts';
import { judgeContent, categoryOfProduct } from '../publishing/judgeProduct.ts';
import { judgePictures } from '../publishing/judgePictures.ts';
import type { Finding } from '../publishing/entry.ts';
import type { Edit, NewProduct, TemuProduct } from '../publishing/product.ts';
import { Refusal } from '../refusal.ts';
import type { TemuState } from '../state.ts';
import { productOf } from './products.ts';

const pendingCodes: Record<Edit, number> = { properties: 2_000_152, pictures: 2_000_194 };

/** @throws Refusal while TEMU looks at the product, or at an earlier edit of the same kind. */
function checkEditable({ changed, skcs }: TemuProduct, kind: Edit): void {
  const edits = changed?.details.edits ?? [];
  const isLookedAt = skcs.some(({ state }) => state === 'review') && (edits.length === 0 || edits.includes(kind));
  if (isLookedAt) throw new Refusal(pendingCodes[kind], 'an edit of the product is pending or under review');
}

/** What is to become of the product: its last edit is built upon. */
const contentOf = ({ changed, details }: TemuProduct): NewProduct => (changed?.details ?? details).content;

function takeEdit(
  state: TemuState,
  { store, product, kind }: { store: Store; product: TemuProduct; kind: Edit },
  { content, findings }: { content: NewProduct; findings: Finding[] },
) {
  if (findings[0]) throw new Refusal(findings[0].code, findings.map(({ message }) => message).join('; '));
  const edits = [...(product.changed?.details.edits ?? []), kind];
  state.products.change(product, { version: '', title: product.title, details: { content, edits } });
  state.note(store, 'edit', product.number);
  return { goodsCommitId: digits(state.draw('edit').digits(12).replace(/^0+/, '1')), matchEditInAudit: false };
}

export const editProperties = endpoint({
  type: 'bg.glo.goods.edit.property',
  zones: ['pa'],
  body: z.object({ productId: id, productProperties: z.array(propertyEntry) }),
  act({ state, store, body }) {
    const product = productOf(state, store, body.productId);
    checkEditable(product, 'properties');
    const content = { ...contentOf(product), productPropertyReqs: body.productProperties };
    const findings = judgeContent(state, content, categoryOfProduct(content));
    return takeEdit(state, { store, product, kind: 'properties' }, { content, findings });
  },
});

const address = z.string();

export const editPictures = endpoint({
  type: 'bg.glo.goods.edit.pictures.submit',
  zones: ['pa'],
  body: z.object({
    productId: id,
    materialImgUrl: address,
    carouselImageUrls: z.array(address).default([]),
    skcList: z
      .array(
        z.object({
          skcId: id,
          previewImgUrls: z.array(address).default([]),
          skuCommonReqList: z.array(z.object({ skuId: id, thumbUrl: address })).default([]),
        }),
      )
      .default([]),
  }),
  act({ state, store, body }) {
    const product = productOf(state, store, body.productId);
    checkEditable(product, 'pictures');
    const before = contentOf(product);
    const content: NewProduct = {
      ...before,
      materialImgUrl: body.materialImgUrl,
      carouselImageUrls: body.carouselImageUrls,
      productSkcReqs: before.productSkcReqs.map((skc, index) => {
        const own = product.skcs[index]!;
        const given = body.skcList.find(({ skcId }) => skcId === own.id);
        if (!given) return skc;
        const thumbs = new Map(given.skuCommonReqList.map(({ skuId, thumbUrl }) => [skuId, thumbUrl]));
        return {
          ...skc,
          previewImgUrls: given.previewImgUrls,
          productSkuReqs: skc.productSkuReqs.map((sku, at) => ({
            ...sku,
            thumbUrl: thumbs.get(own.skus[at]!.id) ?? sku.thumbUrl,
          })),
        };
      }),
    };
    const findings = judgePictures(state.core.world.links, content, categoryOfProduct(content));
    return takeEdit(state, { store, product, kind: 'pictures' }, { content, findings });
  },
});

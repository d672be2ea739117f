import type { Chance } from '../../world/chance.ts';
import { type About, makeSkc, makeSku, titleOf, versionOf, withCodes } from './makeProduct.ts';
import type { PublishBody, SheinProduct, Skc } from './product.ts';

/**
 * What a product becomes when this change passes review: fields that are left out are cleared, names alone keep their
 * value. Colours and SKUs that are new get their codes at once.
 */
export function changeProduct(
  chance: Chance,
  held: SheinProduct,
  { body, about }: { body: PublishBody; about: About },
) {
  for (const skc of body.skc_list) {
    const live = held.skcs.find(({ id }) => id === skc.skc_name);
    if (!live) {
      held.skcs.push(makeSkc(chance, skc, { ...about, number: held.number, serial: held.skcs.length + 1 }));
      continue;
    }
    for (const sku of skc.sku_list) {
      if (!live.skus.some(({ id }) => id === sku.sku_code)) live.skus.push(makeSku(chance, sku, about));
    }
  }
  const before = held.details.content;
  const sent = withCodes(body, held.skcs);
  const names =
    sent.multi_language_name_list.length > 0 ? sent.multi_language_name_list : before.multi_language_name_list;
  const untouched = before.skc_list.filter((skc) => !sent.skc_list.some(({ skc_name }) => skc_name === skc.skc_name));
  const changed = sent.skc_list.map((skc) => withSkusOf(skc, before));
  const content = { ...sent, multi_language_name_list: names, skc_list: [...untouched, ...changed] };
  return {
    version: versionOf(chance),
    title: titleOf(content),
    details: { productTypeId: held.details.productTypeId, content },
  };
}

/** SKUs that a change does not name stay as they are. */
function withSkusOf(skc: Skc, { skc_list }: PublishBody): Skc {
  const before = skc_list.find(({ skc_name }) => skc_name === skc.skc_name)?.sku_list ?? [];
  const untouched = before.filter(({ sku_code }) => !skc.sku_list.some((sku) => sku.sku_code === sku_code));
  return { ...skc, sku_list: [...untouched, ...skc.sku_list] };
}

/** What a passed review changes in the colours and SKUs themselves. */
export function takeOver({ skcs, details }: SheinProduct): void {
  for (const sent of details.content.skc_list) {
    const skc = skcs.find(({ id }) => id === sent.skc_name);
    if (!skc) continue;
    skc.sellerCode = sent.supplier_code;
    for (const { sku_code, supplier_sku, weight, mall_state } of sent.sku_list) {
      const sku = skc.skus.find(({ id }) => id === sku_code);
      if (sku) Object.assign(sku, { sellerSku: supplier_sku, grams: Number(weight), offered: mall_state === 1 });
    }
  }
}

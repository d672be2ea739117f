import type { ProductSkc } from '../markets/product.ts';
import type { ProductChange } from '../markets/products.ts';
import { documentSnOf, documentStateOf, failedReasonsOf } from './documentState.ts';
import type { SheinProduct } from './publishing/product.ts';
import { listTime } from './time.ts';
import type { EventName } from './webhooks.ts';

interface Notice {
  event: EventName;
  content: object;
}

/** What SHEIN tells a callback of a change. Of prices and stock it is silent. */
export function noticesOf(product: SheinProduct, change: ProductChange): Notice[] {
  switch (change.what) {
    case 'taken':
      return [{ event: 'product_document_receive_status_notice', content: received(product) }];
    case 'reviewed':
      return product.skcs
        .filter(({ state }) => state !== 'review')
        .map((skc) => ({ event: 'product_document_audit_status_notice', content: audited(product, skc) }));
    case 'shelved':
      return change.skcs.map((skc) => ({ event: 'product_shelves_notice', content: shelved(product, skc) }));
    case 'removed':
      return product.skcs.map((skc) => ({ event: 'product_shelves_notice', content: shelved(product, skc) }));
    case 'priced':
    case 'stocked':
      return [];
  }
}

function received({ number, version, skcs }: SheinProduct) {
  return {
    spu_name: number,
    version,
    received_success: true,
    document_details: skcs.map((skc) => ({
      document_sn: documentSnOf(skc),
      skc_name: skc.id,
      sku_list: skc.skus.map(({ id, sellerSku }) => ({ seller_sku: sellerSku, sku_code: id })),
    })),
    failed_reason: [],
  };
}

function audited({ number, version, updatedAt }: SheinProduct, skc: ProductSkc) {
  return {
    spu_name: number,
    skc_name: skc.id,
    sku_list: skc.skus.map(({ id }) => ({ sku_code: id })),
    document_sn: documentSnOf(skc),
    version,
    audit_time: listTime(skc.reviewedAt ?? updatedAt),
    audit_state: documentStateOf(skc),
    failed_reason: failedReasonsOf(skc),
  };
}

function shelved({ removed, updatedAt }: SheinProduct, { id, shelves }: ProductSkc) {
  const moment = (at: number | undefined) => (at === undefined ? null : listTime(at));
  return {
    skcName: id,
    updateTime: listTime(updatedAt),
    shelfChangeInfos: [
      {
        siteChangeInfos: shelves.map(({ site, onShelf, firstAt, lastAt }) => ({
          site,
          shelfState: onShelf ? 1 : 0,
          firstShelfTime: moment(firstAt),
          lastShelfTime: moment(lastAt),
          recycleState: removed === null ? 0 : 1,
        })),
      },
    ],
  };
}

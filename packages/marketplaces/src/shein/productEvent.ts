import type { SheinEvent } from './event.ts';

/** The products that an event is about, by whichever of their names it has. */
export interface SheinNamedProducts {
  spuNames: string[];
  skcNames: string[];
  skuCodes: string[];
}

const names = {
  spuNames: ['spu_name', 'spuName'],
  skcNames: ['skc_name', 'skcName', 'skc'],
  skuCodes: ['sku_code', 'skuCode'],
} as const satisfies Record<keyof SheinNamedProducts, readonly string[]>;

/** Events after which a product may stand otherwise; their shapes differ, the names in them do not. */
const aboutProducts: readonly string[] = [
  'product_document_receive_status_notice',
  'product_document_audit_status_notice',
  'product_document_audit_status_notice_all_channels',
  'product_shelves_notice',
  'product_prices_abnormal_notice',
  'product_price_audit_status_notice',
  'product_delete_audit',
  'inventory_warning_notice',
  'out_of_stock_notice',
] satisfies SheinEvent['name'][];

/** Undefined where the event is about something else. */
export function sheinProductsIn(event: SheinEvent): SheinNamedProducts | undefined {
  if (!('data' in event) || !aboutProducts.includes(event.name)) return undefined;
  const found = { spuNames: new Set<string>(), skcNames: new Set<string>(), skuCodes: new Set<string>() };
  collect(event.data, found);
  return { spuNames: [...found.spuNames], skcNames: [...found.skcNames], skuCodes: [...found.skuCodes] };
}

function collect(value: unknown, found: Record<keyof SheinNamedProducts, Set<string>>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const kind = (Object.keys(names) as (keyof SheinNamedProducts)[]).find((each) =>
      (names[each] as readonly string[]).includes(key),
    );
    if (kind && typeof inner === 'string' && inner !== '') found[kind].add(inner);
    else collect(inner, found);
  }
}

import type { HandlerOutput } from '@pressroom/contract/endpoint';
import type { publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import type { PublishTemplateRecord } from './publishTemplates.queries.ts';

type Row = HandlerOutput<typeof publishTemplates.get>;

export function presentTemplate(record: PublishTemplateRecord): Row {
  const { id, name, stores, saleTypes, titleKeywords, productDescription, gmtCreate, gmtModified } = record;
  return {
    id,
    name,
    storeIds: stores.map((store) => store.id).join(','),
    saleType: saleTypes.join(','),
    titleKeyword: titleKeywords.join(','),
    productDescription,
    // the table of stores has no other types
    stores: stores as Row['stores'],
    gmtCreate,
    gmtModified,
  };
}

/** What the audit says of a template. */
export function auditedTemplate({ name, stores, saleTypes, titleKeywords, productDescription }: PublishTemplateRecord) {
  return {
    name,
    storeNames: stores.map((store) => store.name).join(', '),
    saleTypes: saleTypes.map((type) => ({ key: `publishTemplates.saleType.${type}` })),
    keywords: titleKeywords.join(', '),
    productDescription,
  };
}

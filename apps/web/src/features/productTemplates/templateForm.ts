import { amountFields, boxFields } from '@pressroom/contract/productTemplates/form';
import type { CallInput } from '@pressroom/contract/endpoint';
import { linksOf, slotRowsOf, slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import {
  type ProductTemplateDetail,
  type productTemplates,
} from '@pressroom/contract/productTemplates/productTemplates';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { Translate } from '../../i18n/i18n.ts';
import type { Fact } from '../../kit/editing.ts';
import type { Path } from '../../kit/problems.ts';
import type { SlotLists } from '../pictures/pictures.public.tsx';

export const tabs = ['basic', 'specifications', 'shein', 'temu'] as const;
export type Tab = (typeof tabs)[number];

const basicFields = [
  'name',
  'categoryTemplateId',
  'outerPkgTemplateId',
  'state',
  'origin',
  'productReferenceLinks',
  'remark',
] as const;
const specificationFields: readonly string[] = ['material', 'stock', ...amountFields];

/** The fields that stand alone, by their names. */
export const plainFields: readonly string[] = [...basicFields, ...specificationFields];

const listOf = { shein: 'sheinImageList', temu: 'temuImageList' } as const satisfies Record<Marketplace, string>;
/** The lists of pictures, where the form keeps them. */
export const slotLists: SlotLists = { shein: [listOf.shein], temu: [listOf.temu] };

/** The tab on which a field stands. */
export function tabOf([name = '']: Path): Tab {
  if (name === listOf.shein) return 'shein';
  if (name === listOf.temu) return 'temu';
  return specificationFields.includes(String(name)) ? 'specifications' : 'basic';
}

export const newTemplate: Partial<CallInput<typeof productTemplates.add>> = {
  state: 1,
  sheinImageList: slotRowsOf('shein', {}),
  temuImageList: slotRowsOf('temu', {}),
};

export function valuesOf(template: ProductTemplateDetail): Partial<CallInput<typeof productTemplates.edit>> {
  const { id, gmtModified, name, outerPkgTemplateId, categoryTemplateId, state, material, stock } = template;
  return {
    id,
    gmtModified,
    name,
    outerPkgTemplateId,
    categoryTemplateId,
    state,
    material,
    stock: String(stock),
    origin: template.origin,
    productReferenceLinks: template.productReferenceLinks,
    startOriginalPrice: template.startOriginalPrice,
    endOriginalPrice: template.endOriginalPrice,
    startSellingPrice: template.startSellingPrice,
    endSellingPrice: template.endSellingPrice,
    outerBoxLength: template.outerBoxLength,
    outerBoxWidth: template.outerBoxWidth,
    outerBoxHeight: template.outerBoxHeight,
    outerBoxWeight: template.outerBoxWeight,
    remark: template.remark,
    sheinImageList: slotRowsOf('shein', slotValuesOf(template.sheinImageList)),
    temuImageList: slotRowsOf('temu', slotValuesOf(template.temuImageList)),
  };
}

/** What the form shows of a template, in words. */
export function factsOf(template: ProductTemplateDetail, t: Translate): Fact[] {
  const range = t('productTemplates.originalPrice');
  const selling = t('productTemplates.sellingPrice');
  const pictures = (rows: readonly { imageLinks: string }[]) =>
    t('productTemplates.pictureCount', { count: rows.flatMap(({ imageLinks }) => linksOf(imageLinks)).length });
  return [
    { name: 'name', label: t('productTemplates.name'), text: template.name },
    { name: 'categoryTemplateId', label: t('productTemplates.category'), text: template.categoryTemplateName },
    { name: 'outerPkgTemplateId', label: t('productTemplates.packaging'), text: template.outerPkgTemplateName },
    { name: 'state', label: t('productTemplates.state'), text: t(`productTemplates.state.${template.state}`) },
    { name: 'origin', label: t('productTemplates.origin'), text: t(`productTemplates.origin.${template.origin}`) },
    { name: 'productReferenceLinks', label: t('productTemplates.links'), text: template.productReferenceLinks },
    { name: 'remark', label: t('ui.remark'), text: template.remark },
    { name: 'material', label: t('productTemplates.material'), text: template.material },
    { name: 'stock', label: t('productTemplates.stock'), text: String(template.stock) },
    {
      name: 'startOriginalPrice',
      label: t('productTemplates.priceFrom', { range }),
      text: template.startOriginalPrice,
    },
    { name: 'endOriginalPrice', label: t('productTemplates.priceTo', { range }), text: template.endOriginalPrice },
    {
      name: 'startSellingPrice',
      label: t('productTemplates.priceFrom', { range: selling }),
      text: template.startSellingPrice,
    },
    {
      name: 'endSellingPrice',
      label: t('productTemplates.priceTo', { range: selling }),
      text: template.endSellingPrice,
    },
    ...boxFields.map((name) => ({ name, label: t(`productTemplates.${name}`), text: String(template[name]) })),
    { name: listOf.shein, label: t('productTemplates.tab.shein'), text: pictures(template.sheinImageList) },
    { name: listOf.temu, label: t('productTemplates.tab.temu'), text: pictures(template.temuImageList) },
  ];
}

/** The names of a category's path, which travel as the text of a JSON list. */
export function categoryPath(names: string): string {
  return names ? (JSON.parse(names) as string[]).join(' / ') : '';
}

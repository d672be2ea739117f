import type { CallInput } from '@pressroom/contract/endpoint';
import type { PublishTemplate, publishTemplates } from '@pressroom/contract/publishTemplates/publishTemplates';
import type { Translate } from '../../i18n/i18n.ts';
import type { Fact } from '../../kit/editing.ts';
import { listed, saleTypesOf } from './lists.ts';

export type TemplateValues = Partial<CallInput<typeof publishTemplates.edit>>;

export const newTemplate: TemplateValues = { storeIds: [], saleType: [], titleKeyword: [], productDescription: '' };

export function valuesOf(template: PublishTemplate): TemplateValues {
  const { id, gmtModified, name, storeIds, saleType, titleKeyword, productDescription } = template;
  return {
    id,
    gmtModified,
    name,
    storeIds: listed(storeIds),
    saleType: saleTypesOf(saleType),
    titleKeyword: listed(titleKeyword),
    productDescription,
  };
}

/** What the form shows of a template, in words. */
export function factsOf(template: PublishTemplate, t: Translate): Fact[] {
  const separator = t('publishTemplates.separator');
  return [
    { name: 'name', label: t('publishTemplates.name'), text: template.name },
    {
      name: 'storeIds',
      label: t('publishTemplates.stores'),
      text: template.stores.map(({ name }) => name).join(separator),
    },
    {
      name: 'saleType',
      label: t('publishTemplates.saleType'),
      text: saleTypesOf(template.saleType)
        .map((type) => t(`publishTemplates.saleType.${type}`))
        .join(separator),
    },
    {
      name: 'titleKeyword',
      label: t('publishTemplates.titleKeyword'),
      text: listed(template.titleKeyword).join(separator),
    },
    {
      name: 'productDescription',
      label: t('publishTemplates.productDescription'),
      text: template.productDescription,
    },
  ];
}

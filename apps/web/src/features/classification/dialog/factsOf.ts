import type { ClassificationDetail } from '@pressroom/contract/classification/classification';
import type { Translate } from '../../../i18n/i18n.ts';
import type { Fact } from '../../../kit/editing.ts';
import { listIn } from '../form/formValues.ts';

/** A template in words, for the comparison with what somebody else has saved. */
export function factsOf(template: ClassificationDetail, t: Translate): Fact[] {
  const pathOf = (text: string) => listIn(text).join(t('platform.separator'));
  const attributesOf = (attributes: ClassificationDetail['sheinAttributes']) =>
    attributes
      .map(({ key, values }) =>
        t('classification.attribute', { key, values: values.join(t('classification.valueSeparator')) }),
      )
      .join('; ');
  return [
    { name: 'name', label: t('classification.name'), text: template.name },
    { name: 'sheinStoreId', label: t('classification.sheinStore'), text: template.sheinStoreName },
    { name: 'sheinCategory', label: t('classification.sheinCategory'), text: pathOf(template.sheinCategory) },
    { name: 'sheinCategoryIds', label: t('classification.sheinCategoryId'), text: pathOf(template.sheinCategoryIds) },
    { name: 'sheinProductTypeId', label: t('classification.sheinProductType'), text: template.sheinProductTypeId },
    { name: 'sheinProperty', label: t('classification.sheinAttributes'), text: attributesOf(template.sheinAttributes) },
    { name: 'temuStoreId', label: t('classification.temuStore'), text: template.temuStoreName },
    { name: 'temuCategory', label: t('classification.temuCategory'), text: pathOf(template.temuCategory) },
    { name: 'temuCategoryIds', label: t('classification.temuCategoryId'), text: pathOf(template.temuCategoryIds) },
    { name: 'temuProductTypeId', label: t('classification.temuProductType'), text: template.temuProductTypeId },
    { name: 'bindTemuModelId', label: t('classification.model'), text: template.bindTemuModelName },
    { name: 'bindTemuModelName', label: t('classification.model'), text: template.bindTemuModelName },
    {
      name: 'bindTemuSizeChartsTemplateName',
      label: t('classification.sizeChart'),
      text: template.bindTemuSizeChartsTemplateName,
    },
    { name: 'temuProperty', label: t('classification.temuAttributes'), text: attributesOf(template.temuAttributes) },
  ];
}

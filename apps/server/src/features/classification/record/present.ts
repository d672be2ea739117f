import type {
  classificationDetail,
  classificationTemplate,
  KeptListItem,
} from '@pressroom/contract/classification/classification';
import { listedRow } from '@pressroom/contract/classification/spellings';
import type { Language } from '@pressroom/contract/messages';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import type { z } from 'zod';
import { type KeptAttribute, rowsOf } from './attributes.ts';
import type { TemplateRecord } from './queries.ts';
import { attributeName, summariesOf, valueName } from './shownValues.ts';

interface Shown {
  kept: readonly KeptAttribute[];
  language: Language;
  /** Whether the reader manages templates, and so learns how many use this one. */
  counted: boolean;
}

export function presentTemplate(
  template: TemplateRecord,
  { kept, language, counted }: Shown,
): z.input<typeof classificationTemplate> {
  const of = (marketplace: Marketplace) => kept.filter((each) => each.marketplace === marketplace);
  const { id, name, sheinStoreId, sheinStoreName, temuStoreId, temuStoreName } = template;
  const { bindTemuSizeChartsTemplateName, bindTemuModelId, bindTemuModelName } = template;
  const { findings, useCount, gmtCreate, gmtModified } = template;
  return {
    id,
    name,
    sheinStoreId,
    sheinStoreName,
    sheinProductTypeId: template.sheinProductTypeId,
    sheinCategoryIds: JSON.stringify(template.sheinCategoryIds),
    sheinCategory: JSON.stringify(template.sheinCategory),
    temuStoreId,
    temuStoreName,
    temuProductTypeId: template.temuProductTypeId,
    temuCategoryIds: JSON.stringify(template.temuCategoryIds),
    temuCategory: JSON.stringify(template.temuCategory),
    sheinAttributes: summariesOf(of('shein'), language),
    temuAttributes: summariesOf(of('temu'), language),
    bindTemuSizeChartsTemplateName,
    bindTemuModelId,
    bindTemuModelName,
    findings: findings.map(({ english, ...finding }) =>
      english && language === 'en' ? { ...finding, msg: { ...finding.msg, params: english } } : finding,
    ),
    useCount: counted ? useCount : null,
    gmtCreate,
    gmtModified,
  };
}

export function presentDetail(
  template: TemplateRecord,
  shown: Omit<Shown, 'counted'>,
): z.input<typeof classificationDetail> {
  const { kept, language } = shown;
  return {
    ...presentTemplate(template, { ...shown, counted: true }),
    sheinAttributeList: listOf(kept, 'shein', language),
    temuAttributeList: listOf(kept, 'temu', language),
    sheinProperty: JSON.stringify(rowsOf(kept, 'shein')),
    temuProperty: JSON.stringify(rowsOf(kept, 'temu')),
  };
}

function listOf(kept: readonly KeptAttribute[], marketplace: Marketplace, language: Language): KeptListItem[] {
  const own = kept.filter((each) => each.marketplace === marketplace);
  return rowsOf(own, marketplace).map((row, at) => ({
    ...listedRow(row, () => valueName(own[at]!, language)),
    attributeKey: attributeName(own[at]!, language),
    storeType: marketplaceNames[marketplace],
  }));
}

import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { KeptAttribute } from './attributes.ts';
import type { TemplateRecord } from './queries.ts';
import { summariesOf } from './shownValues.ts';

/** What the audit keeps of a template: names, as the form shows them, one text for each value. */
export function historyOf(template: TemplateRecord, kept: readonly KeptAttribute[]) {
  const { name, sheinStoreName, temuStoreName, sheinCategory, temuCategory } = template;
  const { bindTemuSizeChartsTemplateName, bindTemuModelName } = template;
  return {
    name,
    sheinStoreName,
    sheinCategory: sheinCategory.join(' / '),
    sheinAttributes: told(kept, 'shein'),
    temuStoreName,
    temuCategory: temuCategory.join(' / '),
    temuAttributes: told(kept, 'temu'),
    bindTemuModelName,
    bindTemuSizeChartsTemplateName,
  };
}

function told(kept: readonly KeptAttribute[], marketplace: Marketplace): string[] {
  const own = kept.filter((each) => each.marketplace === marketplace);
  return summariesOf(own, 'zh').flatMap(({ key, values }) => values.map((value) => `${key}: ${value}`));
}

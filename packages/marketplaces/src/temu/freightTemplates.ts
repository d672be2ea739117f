import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { list, optionalText, text } from '../shared/wire.ts';
import type { TemuStore } from './temuStore.ts';

const templates = z
  .object({
    freightTemplates: list(
      z.object({ freightTemplateId: text, templateName: optionalText }).transform((template) => ({
        templateId: template.freightTemplateId,
        name: template.templateName ?? template.freightTemplateId,
      })),
    ),
  })
  .transform(({ freightTemplates }) => freightTemplates);

export type TemuFreightTemplate = z.output<typeof templates>[number];

/** The freight templates of a shop for these sites. */
export async function findTemuFreightTemplates(
  store: TemuStore,
  { siteIds }: { siteIds: string[] },
  options: CallOptions = {},
): Promise<TemuFreightTemplate[]> {
  return await store.call('freightTemplates', { siteIds: siteIds.map(bareNumber) }, templates, options);
}

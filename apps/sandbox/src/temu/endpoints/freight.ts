import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { freightTemplatesOf } from '../freight.ts';

export const freightTemplates = endpoint({
  type: 'bg.glo.logistics.template.get',
  zones: ['pa'],
  body: z.object({ siteIds: z.array(z.int()).min(1) }),
  act: ({ state, store, body }) => ({
    freightTemplates: freightTemplatesOf(state.core.world, store)
      .filter(({ siteId }) => body.siteIds.includes(siteId))
      .map(({ id, name }) => ({ freightTemplateId: id, templateName: name })),
  }),
});

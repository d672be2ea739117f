import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { endpoint } from '../endpoint.ts';
import { badParameter } from '../refusal.ts';
import { createdSpecId, parentSpecs } from '../specs.ts';

export const parentSpecList = endpoint({
  type: 'bg.glo.goods.parentspec.get',
  zones: ['pa'],
  body: z.object({}),
  act: () => ({
    parentSpecDTOS: parentSpecs.map(({ id, name }) => ({ parentSpecId: digits(id), parentSpecName: name })),
  }),
});

/** Those of categories begin with this digit. */
const ofCategory = /^3\d{6}$/;

/** Makes a value of the seller's own; asked for the same name again, it answers the same. */
export const createSpec = endpoint({
  type: 'bg.glo.goods.spec.create',
  zones: ['pa'],
  body: z.object({ parentSpecId: id, specName: z.string().min(1).max(100) }),
  act({ state, store, body }) {
    if (!ofCategory.test(body.parentSpecId) && !parentSpecs.some(({ id }) => id === body.parentSpecId))
      throw badParameter(`parentSpecId: there is no ${body.parentSpecId}`);
    return { specId: digits(createdSpecId(state.core.world, store, body)) };
  },
});

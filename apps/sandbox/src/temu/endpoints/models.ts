import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { categoryOf } from '../../world/categories.ts';
import { type Model, modelsOf, modelType, modelTypeOf } from '../catalogue/models.ts';
import { endpoint } from '../endpoint.ts';
import { badParameter } from '../refusal.ts';
import { onBothGateways } from '../zones.ts';

/** The models that the shop has registered, of one type. */
export const models = onBothGateways('modelinfo.get').map(({ type, zones }) =>
  endpoint({
    type,
    zones,
    body: z.object({
      pageNo: z.int().min(1),
      pageSize: z.int().min(1),
      modelType: z.union([z.literal(modelType.apparel), z.literal(modelType.shoe)]),
      modelName: z.string().optional(),
      id: id.optional(),
    }),
    act({ state, store, body }) {
      const { pageNo, pageSize } = body;
      const found = modelsOf(state.core.world, store).filter(
        (model) =>
          model.type === body.modelType &&
          (body.id ?? model.id) === model.id &&
          model.name.includes(body.modelName ?? ''),
      );
      const page = found.slice((pageNo - 1) * pageSize, pageNo * pageSize);
      return { total: found.length, modelList: page.length > 0 ? page.map(describe) : null };
    },
  }),
);

function describe({ id, name, type }: Model) {
  const worn = type === modelType.apparel;
  return {
    id: digits(id),
    modelName: name,
    modelType: type,
    headPortrait: null,
    supplierId: null,
    canEdit: true,
    clothesModel: worn ? { height: '175', bust: '84', waist: '62', hipline: '90' } : null,
    shoeModel: worn ? null : { footLength: '24.5', footWidth: '9' },
  };
}

/** Whether a category shows models, and of which type. */
export const modelRule = onBothGateways('modelcats.get').map(({ type, zones }) =>
  endpoint({
    type,
    zones,
    body: z.object({ catId: id }),
    about: ({ catId }) => catId,
    act({ body }) {
      const category = categoryOf(body.catId);
      if (!category?.leaf) throw badParameter('catId');
      const shown = modelTypeOf(category);
      return { enabled: shown !== undefined, enabledModelType: shown ?? null };
    },
  }),
);

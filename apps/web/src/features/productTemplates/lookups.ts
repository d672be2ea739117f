import { classification } from '@pressroom/contract/classification/classification';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import type { Lookup } from '../../kit/LookupSelect.tsx';

export const packagingLookup: Lookup<typeof packaging.page> = {
  endpoint: packaging.page,
  search: 'name',
  textOf: ({ name }) => name,
};

export const classificationLookup: Lookup<typeof classification.page> = {
  endpoint: classification.page,
  search: 'fuzzy',
  textOf: ({ name }) => name,
};

export const productTemplateLookup: Lookup<typeof productTemplates.list> = {
  endpoint: productTemplates.list,
  search: 'fuzzy',
  textOf: ({ name }) => name,
};

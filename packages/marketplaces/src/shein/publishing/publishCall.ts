import { z } from 'zod';
import type { MarketProblem, MarketRef, MarketSkuRef, PublishOutcome } from '../../publishing/publisher.ts';
import { MarketplaceFailure } from '../../shared/MarketplaceFailure.ts';
import { list, optionalFlag, optionalText, text } from '../../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from '../sheinStore.ts';
import { problemsOf, validations } from './problems.ts';

const answer = z
  .object({
    success: optionalFlag,
    spu_name: optionalText,
    version: optionalText,
    skc_list: list(
      z.object({ skc_name: text, sku_list: list(z.object({ sku_code: text, supplier_sku: optionalText })) }),
    ),
    ...validations,
  })
  .refine(({ success, spu_name }) => success !== true || spu_name !== undefined, { error: 'spu_name is missing' });

const publishOrEdit = {
  path: '/open-api/goods/product/publishOrEdit',
  method: 'POST',
  repeatable: false,
  info: answer,
} satisfies Endpoint<z.ZodType>;

/** Publishes a product, or changes one where the payload names it. A refusal is an answer; nothing was made then. */
export async function publishOrEditSheinProduct(
  store: SheinStore,
  payload: object,
  options: SheinCallOptions = {},
): Promise<PublishOutcome> {
  let said: z.output<typeof answer>;
  try {
    said = await store.call(publishOrEdit, payload, options);
  } catch (failure) {
    return { taken: false, problems: [problemOfRejection(failure)] };
  }
  if (said.success !== true || said.spu_name === undefined) return { taken: false, problems: refusalsIn(said) };
  return { taken: true, ref: { marketId: said.spu_name, version: said.version ?? '' }, skus: skusIn(said) };
}

function refusalsIn(said: z.output<typeof answer>): MarketProblem[] {
  const problems = problemsOf(said);
  return problems.length > 0 ? problems : [{ code: '', reason: '', field: '' }];
}

function skusIn({ skc_list }: z.output<typeof answer>): MarketSkuRef[] {
  return skc_list.flatMap(({ skc_name, sku_list }) =>
    sku_list.map(({ sku_code, supplier_sku }) => ({ sku: supplier_sku ?? '', skcId: skc_name, skuId: sku_code })),
  );
}

/** A call that was understood and refused as a whole; every other failure is thrown on. */
export function problemOfRejection(failure: unknown): MarketProblem {
  if (failure instanceof MarketplaceFailure && failure.kind === 'rejected')
    return { code: failure.code ?? '', reason: failure.reason ?? '', field: '' };
  throw failure;
}

const documents = {
  path: '/open-api/goods/query-document-state',
  method: 'POST',
  repeatable: true,
  info: z.object({
    data: list(
      z.object({
        spuName: text,
        version: optionalText,
        skcList: list(
          z.object({
            skcName: optionalText,
            documentSn: optionalText,
            documentState: text,
            failedReason: list(z.object({ language: optionalText, content: optionalText })),
          }),
        ),
      }),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export type SheinDocument = z.output<typeof documents.info>['data'][number];

/** Where products stand in review. Those that SHEIN does not know are missing in the answer. At most `caps.documentStates`. */
export async function findSheinDocuments(
  store: SheinStore,
  products: readonly MarketRef[],
  options: SheinCallOptions = {},
): Promise<SheinDocument[]> {
  const spuList = products.map(({ marketId, version }) => ({
    spuName: marketId,
    ...(version !== '' && { version }),
  }));
  return (await store.call(documents, { spuList }, options)).data;
}

import { z } from 'zod';
import type { MarketProblem } from '../../publishing/publisher.ts';
import { inBatches } from '../../shared/batches.ts';
import { list, optionalInteger, optionalText } from '../../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from '../sheinStore.ts';
import { problemOfRejection } from './publishCall.ts';

/** SHEIN writes 1 and 2, and reads 1 and 0. */
const shelfState = { list: 1, unlist: 2 } as const;

const modifyShelf = {
  path: '/open-api/goods/modify-skc-shelf',
  method: 'POST',
  repeatable: false,
  info: z.object({
    success_count: optionalInteger,
    failure_results: list(
      z.object({ code: optionalText, identity: optionalText, line_index: optionalInteger, msg: optionalText }),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export interface SheinShelfChange {
  skcName: string;
  sites: readonly string[];
  isListed: boolean;
}

/** Puts colours of products on sale at sites, or takes them down. Answers the refused ones by their name. */
export async function setSheinShelf(
  store: SheinStore,
  changes: readonly SheinShelfChange[],
  options: SheinCallOptions = {},
): Promise<Map<string, MarketProblem>> {
  const refused = new Map<string, MarketProblem>();
  for (const batch of inBatches([...changes], store.settings.caps.shelfRows)) {
    for (const [skcName, problem] of await setBatch(store, batch, options)) refused.set(skcName, problem);
  }
  return refused;
}

async function setBatch(
  store: SheinStore,
  batch: readonly SheinShelfChange[],
  options: SheinCallOptions,
): Promise<Map<string, MarketProblem>> {
  const skc_site_info_list = batch.map(({ skcName, sites, isListed }) => ({
    skc_name: skcName,
    site_list: sites,
    shelf_state: isListed ? shelfState.list : shelfState.unlist,
  }));
  try {
    const { failure_results } = await store.call(modifyShelf, { skc_site_info_list }, options);
    const named = failure_results.map(({ code, identity = '', line_index, msg }) => {
      // the name may be followed by the site; where it is missing, the line tells which row is meant
      const row = batch.find(({ skcName }) => identity.includes(skcName)) ?? batch[(line_index ?? 0) - 1];
      return [row?.skcName ?? identity, { code: code ?? '', reason: msg ?? '', field: identity }] as const;
    });
    return new Map(named);
  } catch (failure) {
    const problem = problemOfRejection(failure);
    return new Map(batch.map(({ skcName }) => [skcName, problem]));
  }
}

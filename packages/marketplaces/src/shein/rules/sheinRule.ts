import type { DraftStore } from '../../publishing/draft.ts';
import type { Rule } from '../../publishing/ground.ts';

/** A store of SHEIN's. */
export type SheinDraftStore = Extract<DraftStore, { marketplace: 'shein' }>;

export type SheinRule = Rule<SheinDraftStore>;

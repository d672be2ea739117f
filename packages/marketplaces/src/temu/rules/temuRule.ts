import type { DraftStore } from '../../publishing/draft.ts';
import type { Rule } from '../../publishing/ground.ts';

/** A store of TEMU's. */
export type TemuDraftStore = Extract<DraftStore, { marketplace: 'temu' }>;

export type TemuRule = Rule<TemuDraftStore>;

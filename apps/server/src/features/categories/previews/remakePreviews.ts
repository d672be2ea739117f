import type { Act } from '../../../platform/act.ts';

/** Gives the SKU mappings of these categories the effect previews that fit the present pictures and positions. */
export type RemakePreviews = (act: Act, categoryIds: readonly string[]) => Promise<void>;

/** Says anew which products of this category lack a print. */
export type FollowPrintNumber = (act: Act, categoryId: string) => Promise<void>;

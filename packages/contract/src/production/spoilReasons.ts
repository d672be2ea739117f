/** Why a piece cannot be sold and is made again. */
export const spoilReasons = [
  'misprint',
  'stained',
  'shirtDamaged',
  'pressFault',
  /** Before anything was on the shirt. */
  'filmFault',
  'other',
] as const;
export type SpoilReason = (typeof spoilReasons)[number];

/** False where the shirt can still be used: then the remake takes no blank from the shelf. */
export function takesBlank(reason: SpoilReason): boolean {
  return reason !== 'filmFault';
}

export const longestSpoilText = 200;
/** A mistake can be taken back this long. */
export const undoMinutes = 10;
/** How many codes one call takes. */
export const mostCodes = 500;

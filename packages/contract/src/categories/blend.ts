import { z } from 'zod';

/**
 * How a print lies on the cloth: with the folds' shadows as on light cloth (multiply), with their lights as well as on dark
 * cloth (screen), or flat (plain). auto: by the base image's own brightness under the print.
 */
export const blends = ['auto', 'multiply', 'screen', 'plain'] as const;
export const blend = z.enum(blends);
export type Blend = z.output<typeof blend>;

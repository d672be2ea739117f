import type { classification } from '@pressroom/contract/classification/classification';
import type { CallOutput } from '@pressroom/contract/endpoint';
import { judgedFirst, type Sides } from '../form/useSides.ts';

export type Mistake = CallOutput<typeof classification.validate>[number];

/** Shows the mistakes at their attributes; the first one gets the focus. */
export function showMistakes(sides: Sides, mistakes: readonly Mistake[]) {
  for (const marketplace of judgedFirst.toReversed()) {
    const own = mistakes.filter((mistake) => mistake.marketplace === marketplace);
    if (own.length > 0) sides[marketplace].attributes.show(own);
  }
}

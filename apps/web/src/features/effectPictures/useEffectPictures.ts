import {
  type EffectOutcome,
  effectPictures,
  type EffectShape,
} from '@pressroom/contract/effectPictures/effectPictures';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../client/call.ts';
import { isAbort } from '../../client/callFailure.ts';

interface Asked {
  /** Prints in the order of their positions. */
  images: readonly string[];
  /** As this store's mockup shows them. */
  shopId?: string;
  /** Square where it is left out. */
  shape?: EffectShape;
}

/** What the pictures are of. Categories serve where the product codes do not exist yet. */
type EffectQuestion = Asked & ({ productCodes: readonly string[] } | { categoryIds: readonly string[] });

interface Progress {
  done: number;
  total: number;
}

/** Few enough for the first picture to appear soon, enough to keep the server's cores busy. */
const perCall = 4;

/**
 * Makes effect pictures a few at a time, so that they appear one after the other. `make` tells each outcome as it comes, by
 * product code or category id, and resolves to all of them; after `cancel`, to those that have come. It rejects where a call
 * fails. A new question ends the one before.
 */
export function useEffectPictures() {
  const leaving = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<Progress>();
  useEffect(() => () => leaving.current?.abort(), []);

  async function make(
    question: EffectQuestion,
    onEach?: (key: string, outcome: EffectOutcome) => void,
  ): Promise<ReadonlyMap<string, EffectOutcome>> {
    leaving.current?.abort();
    const stop = new AbortController();
    leaving.current = stop;
    const keys = [...new Set('productCodes' in question ? question.productCodes : question.categoryIds)];
    const outcomes = new Map<string, EffectOutcome>();
    const show = () => leaving.current === stop && setProgress({ done: outcomes.size, total: keys.length });
    show();
    try {
      for (let from = 0; from < keys.length; from += perCall) {
        const answer = await ask(question, keys.slice(from, from + perCall), stop.signal);
        for (const [key, outcome] of Object.entries(answer)) {
          outcomes.set(key, outcome);
          onEach?.(key, outcome);
        }
        show();
      }
    } catch (cause) {
      if (!isAbort(cause)) throw cause;
    } finally {
      if (leaving.current === stop) setProgress(undefined);
    }
    return outcomes;
  }

  return {
    make,
    cancel: () => leaving.current?.abort(),
    running: progress !== undefined,
    done: progress?.done ?? 0,
    total: progress?.total ?? 0,
  };
}

function ask(question: EffectQuestion, keys: string[], signal: AbortSignal) {
  const { shopId, shape } = question;
  const asked = { images: [...question.images], shopId, shape };
  return 'productCodes' in question
    ? call(effectPictures.generate, { ...asked, productCodeList: keys }, { signal })
    : call(effectPictures.ofCategories, { ...asked, productCodeCategoryIds: keys }, { signal });
}

import { useState } from 'react';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { ActResult } from './acts.ts';

/** Does an act once more to the listings that it failed for; what comes of it takes the place of what came before. */
export function useRetry(result: ActResult, onResult: (result: ActResult) => void) {
  const showFailure = useFailureToast();
  const [pending, setPending] = useState(false);
  async function run(ids: readonly string[]) {
    if (pending || !result.again) return;
    setPending(true);
    try {
      onResult({ ...(await result.again(ids)), act: result.act, again: result.again });
    } catch (cause) {
      showFailure(cause);
    } finally {
      setPending(false);
    }
  }
  return { run, pending };
}

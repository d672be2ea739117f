import { library } from '@pressroom/contract/library/library';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { Chosen } from '../pictures/useSelection.ts';

/** Pictures and folders as one zip. */
export function useDownload() {
  const showFailure = useFailureToast();
  const [pending, setPending] = useState(false);

  async function run(chosen: Chosen) {
    setPending(true);
    try {
      await download(library.downloadZip, 'ids' in chosen ? { fileIds: chosen.ids } : chosen);
    } catch (cause) {
      showFailure(cause);
    } finally {
      setPending(false);
    }
  }
  return { run, pending };
}

import type { CallInput } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { ZipName } from './acts.ts';
import { useToasts } from '../../../ui/toasts.ts';

type Choice = CallInput<typeof orders.downloadZip>;

interface Wanted {
  ids: readonly string[];
  /** How many of them the zip holds, and how many it names as left out. */
  count: number;
  leftOut: number;
}

/** Fetches zips, and says how many orders they hold. */
export function useZips() {
  const t = useT();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const drawings = useCommand(orders.downloadZip);
  const [fetching, setFetching] = useState(false);

  async function fetchDrawings(choice: Choice): Promise<boolean> {
    const address = await drawings.run(choice);
    if (address) save(address);
    return address !== undefined;
  }

  async function fetchLabels(choice: Choice): Promise<boolean> {
    setFetching(true);
    try {
      await download(orders.downloadPdfZip, choice);
      return true;
    } catch (cause) {
      showFailure(cause);
      return false;
    } finally {
      setFetching(false);
    }
  }

  /** What is left out is named inside the zip. */
  const fetchAll = (zip: ZipName, choice: Choice) => (zip === 'drawings' ? fetchDrawings(choice) : fetchLabels(choice));

  /** Resolves to whether the download has begun. */
  async function fetch(zip: ZipName, { ids, ...counts }: Wanted): Promise<boolean> {
    const isDone = await fetchAll(zip, { ids });
    if (isDone) void toasts.success(t(counts.leftOut > 0 ? 'orders.zipSome' : 'orders.zipAll', counts));
    return isDone;
  }

  return { fetch, fetchAll, pending: drawings.pending || fetching };
}

/** The server names the file, so the link does not. */
function save(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

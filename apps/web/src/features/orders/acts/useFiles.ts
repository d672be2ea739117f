import type { CallInput, FileContents } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { useState } from 'react';
import { callEnvelope, download, saveFrom } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useToasts } from '../../../ui/toasts.ts';
import type { FileName } from './acts.ts';

type Selection = CallInput<typeof orders.downloadPdf>;

/** Fetches files of orders, and says how many orders are in them. What is left out is named inside the file. */
export function useFiles() {
  const t = useT();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [pending, setPending] = useState(false);

  /** Resolves to whether the download has begun. */
  async function follow(name: FileName, begun: Promise<FileContents | undefined>): Promise<boolean> {
    setPending(true);
    try {
      const contents = await begun;
      const { count = 0, leftOut = 0 } = contents ?? {};
      const some = name === 'labelsPdf' ? 'orders.pdfSome' : 'orders.zipSome';
      if (contents) toasts.success(t(leftOut > 0 ? some : 'orders.zipAll', { count, leftOut }));
      return true;
    } catch (cause) {
      showFailure(cause);
      return false;
    } finally {
      setPending(false);
    }
  }

  return {
    fetch: (name: FileName, selection: Selection) => follow(name, begin(name, selection)),
    /** The drawings of the orders that an act was done to. */
    fetchDrawingsOf: (actId: string) => follow('drawings', beginDrawings({ actId })),
    pending,
  };
}

async function begin(name: FileName, selection: Selection): Promise<FileContents | undefined> {
  if (name === 'labels') return download(orders.downloadPdfZip, selection);
  if (name === 'labelsPdf') return download(orders.downloadPdf, selection);
  return beginDrawings(selection);
}

async function beginDrawings(of: CallInput<typeof orders.downloadZip>): Promise<FileContents | undefined> {
  const { data: address, contents } = await callEnvelope(orders.downloadZip, of);
  saveFrom(address);
  return contents;
}

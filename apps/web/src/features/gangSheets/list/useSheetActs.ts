import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useToasts } from '../../../ui/toasts.ts';

const reads = [gangSheets.sheets, gangSheets.sheet];

/** What is done to sheets of the list. */
export function useSheetActs() {
  const t = useT();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [fetching, setFetching] = useState(false);
  const printed = useCommand(gangSheets.sheetsPrinted, { invalidates: reads });
  const undo = useCommand(gangSheets.undoPrinted, { invalidates: reads });
  const redraw = useCommand(gangSheets.redrawSheet, { invalidates: reads });

  async function fetch(ids: readonly string[]) {
    setFetching(true);
    try {
      await download(gangSheets.downloadSheets, { ids: [...ids] });
    } catch (cause) {
      showFailure(cause);
    } finally {
      setFetching(false);
    }
  }

  async function markPrinted(ids: readonly string[]) {
    const outcome = await printed.run({ ids: [...ids] });
    if (!outcome) return;
    const { done, refused } = outcome;
    if (done.length > 0) toasts.success(t('gangSheets.markedPrinted', { count: done.length }));
    tellRefused(refused);
  }

  async function undoPrinted(id: string, sheet: string) {
    const outcome = await undo.run({ ids: [id] });
    if (!outcome) return;
    if (outcome.done.length > 0) toasts.success(t('gangSheets.undonePrinted', { sheet }));
    tellRefused(outcome.refused);
  }

  function tellRefused(refused: readonly { label: string; msg: string }[]) {
    for (const { label, msg } of refused) toasts.warning(t('gangSheets.someRefused', { label, reason: msg }));
  }

  return {
    download: fetch,
    markPrinted,
    undoPrinted,
    async redraw(id: string, sheet: string) {
      if (await redraw.run({ id })) toasts.success(t('gangSheets.redrawing', { sheet }));
    },
    busy: fetching || printed.pending || undo.pending || redraw.pending,
  };
}

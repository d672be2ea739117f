import { orders } from '@pressroom/contract/orders/orders';
import type { LabelOrder, ParsedLabel } from '@pressroom/contract/orders/orderShapes';
import { useRef, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { orderReads } from '../record/orderReads.ts';

const atOnce = 2;

/** One uploaded file: the share that is sent, then its pages or the reason why there are none. */
export interface LabelFile {
  key: number;
  name: string;
  share: number;
  state: 'waiting' | 'sending' | 'read' | 'failed';
  pages: readonly ParsedLabel[];
  msg?: string;
}

/** Sends label files two at a time, a request each, so that one bad file costs only itself. */
export function useLabelUpload() {
  const t = useT();
  const [files, setFiles] = useState<readonly LabelFile[]>([]);
  const command = useCommand(orders.analysisLabel, { invalidates: orderReads });
  const lane = useRef<readonly Promise<void>[]>(Array.from({ length: atOnce }, () => Promise.resolve()));
  const nextKey = useRef(0);

  function change(key: number, news: Partial<LabelFile>) {
    setFiles((current) => current.map((file) => (file.key === key ? { ...file, ...news } : file)));
  }

  async function send(key: number, file: File, carrierName: string) {
    change(key, { state: 'sending' });
    const onProgress = (share: number) => change(key, { share });
    try {
      change(key, { state: 'read', pages: await command.attempt({ carrierName }, { files: [file], onProgress }) });
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      change(key, { state: 'failed', msg: failureText(cause, t) });
    }
  }

  function add(given: readonly File[], carrierName: string) {
    const entries = given.map((file) => ({ file, key: nextKey.current++ }));
    setFiles((current) => [
      ...current,
      ...entries.map(({ file, key }) => ({ key, name: file.name, share: 0, state: 'waiting' as const, pages: [] })),
    ]);
    lane.current = lane.current.map(async (former, at) => {
      await former;
      for (const { file, key } of entries.filter((_, index) => index % atOnce === at))
        await send(key, file, carrierName);
    });
  }

  /** A page that had no order was given to one, or discarded. */
  function settle(refusedId: string, order: LabelOrder | undefined) {
    const settled = (page: ParsedLabel): ParsedLabel[] => {
      if (page.refusedId !== refusedId) return [page];
      if (!order) return [];
      const { id, thirdOrderNumber, carrierName, trackingNumber } = order;
      const barCodeText = trackingNumber ?? page.barCodeText;
      return [{ ...page, id, thirdOrderNumber, carrierName, barCodeText, refusedId: null, orders: [], candidates: [] }];
    };
    setFiles((current) => current.map((file) => ({ ...file, pages: file.pages.flatMap(settled) })));
  }

  return { files, add, settle, busy: files.some(({ state }) => state === 'waiting' || state === 'sending') };
}

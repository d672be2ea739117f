import { orders } from '@pressroom/contract/orders/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { readOf } from '../../../client/useRead.ts';
import { Pager } from '../../../kit/Pager.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useCopy } from '../../../ui/useCopy.ts';

const pageSize = 100;
/** The copy is put together from pages of so many. */
const copiedAtOnce = 10_000;

interface Ask {
  actId: string;
  /** Those that are left to be done, or those that were changed. */
  rows: 'left' | 'changed';
  enabled: boolean;
}

/** The orders of an act with what is said of each, page by page; the copy has all of them. */
export function useActRows({ enabled, ...ask }: Ask) {
  const showFailure = useFailureToast();
  const copy = useCopy();
  const [pageNum, turnTo] = useState(1);
  const { data } = useQuery({
    ...readOf(orders.actRows, { ...ask, pageNum, pageSize }),
    placeholderData: keepPreviousData,
    enabled,
  });
  const { rows = [], total } = data ?? {};

  async function copyAll() {
    try {
      const lines: string[] = [];
      for (let page = 1; page === 1 || lines.length < (total ?? 0); page += 1) {
        // one after the other: they are parts of one list
        const part = await call(orders.actRows, { ...ask, pageNum: page, pageSize: copiedAtOnce });
        if (part.rows.length === 0) break;
        lines.push(...part.rows.map(({ label, msg }) => `${label}\t${msg}`));
      }
      await copy(lines);
    } catch (cause) {
      showFailure(cause);
    }
  }

  return {
    rows,
    total,
    shown: rows.map(({ id, label, msg }) => ({ key: id, label, msg })),
    copyAll,
    pager: total !== undefined && total > pageSize && <Pager list={{ total, pageNum, pageSize, turnTo }} sizes={[]} />,
  };
}

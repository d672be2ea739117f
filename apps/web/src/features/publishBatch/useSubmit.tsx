import type { CallOutput } from '@pressroom/contract/endpoint';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { productTypeOf, type SaleType } from '@pressroom/contract/publishing/status';
import { useState } from 'react';
import { CallFailure, isFailure } from '../../client/callFailure.ts';
import { failureText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useToasts } from '../../ui/toasts.ts';
import { useBelowCost } from '../publishing/publishing.public.tsx';
import { linkKey, type LinkRow, linksSent, problemsOfLink, takenTwice } from './links.ts';
import { usePublishQuestions } from './usePublishQuestions.tsx';
import { wantedLinks, type Work } from './work.ts';

export interface HeadProblems {
  stores?: string;
  saleTypes?: string;
  products: Partial<Record<SaleType, string>>;
}

interface Given {
  planId: string | undefined;
  work: Work;
  sent: ReadonlySet<string>;
  onDone: () => void;
}

type Saved = CallOutput<typeof publishPlans.create>;
const invalidates = [publishPlans.page, publishPlans.count, publishProducts.page];
const noProblems: HeadProblems = { products: {} };

/** Keeps the plan, and releases it if asked: judged here first, then by the server. */
export function useSubmit({ planId, work, sent, onDone }: Given) {
  const t = useT();
  const toasts = useToasts();
  const ask = usePublishQuestions();
  const create = useBelowCost(useCommand(publishPlans.create, { invalidates }));
  const update = useBelowCost(useCommand(publishPlans.update, { invalidates }));
  const [tried, setTried] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const [isStale, setIsStale] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, { cargoNo: string; msg: string }>>(new Map());
  const wanted = wantedLinks(work, sent);
  const rows = work.links.present.filter(({ key }) => wanted.has(key));

  async function send({ release }: { release: boolean }) {
    setTried(true);
    setIsStale(false);
    const found = complaintOf();
    setComplaint(found);
    if (found !== undefined) return;
    const stores = new Set(rows.map(({ storeId }) => storeId)).size;
    if (release && !(await ask.release({ count: rows.length, stores }))) return;
    const plan = {
      publishTemplateId: work.template?.id,
      saleTypes: [...work.saleTypes],
      publishProducts: linksSent(rows, work.description),
      executePublish: release,
      // who releases now does not wait for a time
      releaseAt: release ? undefined : work.releaseAt,
    };
    try {
      await told(
        planId === undefined
          ? await create.attempt(plan)
          : await update.attempt({ ...plan, id: planId, gmtModified: work.version }),
      );
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      show(cause);
    }
  }

  function show(cause: CallFailure) {
    if (isFailure(cause, 'publishing.linksRefused'))
      setRefused(new Map(cause.data.map(({ cargoNo, msg, ...link }) => [linkKey(link), { cargoNo, msg }])));
    if (isFailure(cause, 'platform.stale')) {
      setIsStale(true);
      setComplaint(t('publishBatch.stale', { by: cause.data.by, when: showTime(cause.data.at) }));
    } else if (!cause.endsSession) setComplaint(failureText(cause, t));
  }

  async function told({ plan, released }: Saved) {
    const batch = plan.publishBatchNo;
    if (!released) toasts.success(t('publishBatch.saved', { batch }));
    else if (released.refused.length === 0)
      toasts.success(t('publishBatch.released', { batch, count: released.done.length }));
    else await ask.tellRefused(batch, { ...released, refused: released.refused.map(named) });
    onDone();
  }

  /** The server names a link by its item number. */
  function named<Refused extends { label: string }>(refused: Refused): Refused {
    const row = rows.find(({ cells }) => cells.cargoNo === refused.label);
    return row ? { ...refused, label: `${row.spu} · ${row.storeName} · ${refused.label}` } : refused;
  }

  /** The first thing that keeps the plan from being saved. */
  function complaintOf(): string | undefined {
    if (headProblems().found) return t('publishBatch.incomplete');
    if (rows.length === 0 || rows.length < wanted.size) return t('publishing.noLink');
    const bad = rows.filter(({ problem }) => problem !== null).length;
    if (bad > 0) return t('publishBatch.cannot', { count: bad });
    const wrong = wrongCells(rows);
    return wrong > 0 ? t('publishBatch.wrongCells', { count: wrong }) : undefined;
  }

  function headProblems(): { found: boolean; problems: HeadProblems } {
    const products: HeadProblems['products'] = {};
    for (const type of work.saleTypes) {
      const some = work.products.some(({ productType }) => productType === productTypeOf(type));
      if (!some) products[type] = t('publishing.productRequired');
    }
    const problems: HeadProblems = {
      ...(work.storeIds.length === 0 && { stores: t('publishing.storeRequired') }),
      ...(work.saleTypes.length === 0 && { saleTypes: t('publishing.saleTypeRequired') }),
      products,
    };
    return { found: Object.keys(problems).length > 1 || Object.keys(products).length > 0, problems };
  }

  return {
    send,
    pending: create.pending || update.pending,
    complaint,
    isStale,
    refused,
    /** Of the fields, once somebody has tried to save. */
    problems: tried ? headProblems().problems : noProblems,
  };
}

function wrongCells(rows: readonly LinkRow[]): number {
  return rows.reduce((sum, row) => sum + Object.keys(problemsOfLink(row)).length, takenTwice(rows).size);
}

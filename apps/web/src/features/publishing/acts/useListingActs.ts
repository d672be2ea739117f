import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { publishActs, publishPreflight } from '@pressroom/contract/publishing/acts';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { useState } from 'react';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { type Question, useCommand } from '../../../kit/useCommand.tsx';
import { useToasts } from '../../../ui/toasts.ts';
import { publishReads } from '../parts/reads.ts';
import type { Show } from '../parts/shown.ts';
import type { ActName, ActResult, PlainAct } from './acts.ts';

interface Options {
  show: Show;
  /** Called with the listings that an act was done to. */
  onDone?: (ids: readonly string[]) => void;
}

const reads = { invalidates: publishReads };

/** Acts on listings: a question where they reach buyers or cannot be undone, then the call, then what came of it. */
export function useListingActs({ show, onDone }: Options) {
  const t = useT();
  const toasts = useToasts();
  const [result, setResult] = useState<ActResult>();
  const asking = (act: Asked) => ({
    ...reads,
    confirm: (input: unknown): Question => questionOf(act, (input as { ids: readonly string[] }).ids.length, t),
  });
  const publish = useCommand(publishActs.executeProducts, asking('publish'));
  const republish = useCommand(publishActs.executeProducts, asking('republish'));
  const list = useCommand(publishActs.updateStatus, asking('list'));
  const removal = useCommand(publishActs.updateStatus, asking('remove'));
  const takeTheirs = useCommand(publishActs.takeTheirs, asking('takeTheirs'));
  const refreeze = useCommand(publishProducts.refreeze, asking('refreeze'));
  const deletion = useCommand(publishProducts.batchDelete, asking('delete'));
  const check = useCommand(publishActs.check, reads);
  const preflight = useCommand(publishPreflight.preflight, reads);
  const commands = [publish, republish, list, removal, takeTheirs, refreeze, deletion, check, preflight];

  function showResult(next: ActResult) {
    setResult(next);
    onDone?.(next.done);
  }

  async function judge(ids: string[]): Promise<ActResult | undefined> {
    const judged = await preflight.run({ ids });
    return judged && { act: 'preflight', ...judgedAs(judged) };
  }

  const calls: Readonly<Record<PlainAct, (ids: string[]) => Promise<BulkOutcome | undefined>>> = {
    publish: (ids) => publish.run({ ids }),
    republish: (ids) => republish.run({ ids }),
    delete: (ids) => deletion.run({ ids }),
    list: (ids) => list.run({ ids, status: 1 }),
    remove: (ids) => removal.run({ ids, status: 2 }),
    takeTheirs: (ids) => takeTheirs.run({ ids }),
    refreeze: (ids) => refreeze.run({ ids }),
    check: (ids) => check.run({ ids }),
    preflight: judge,
  };

  async function run(act: PlainAct, ids: string[]) {
    const outcome = await calls[act](ids);
    if (outcome) showResult({ ...outcome, act });
  }

  return {
    result,
    showResult,
    dismissResult: () => setResult(undefined),
    busy: commands.some(({ pending }) => pending),
    start(act: ActName, listings: readonly PublishProduct[]) {
      if (listings.length === 0) void toasts.warning(t('publishing.chooseSome'));
      else if (act === 'price' || act === 'stock' || act === 'sendOurs') show({ dialog: act, listings });
      else
        void run(
          act,
          listings.map(({ id }) => id),
        );
    },
  };
}

export type ListingActs = ReturnType<typeof useListingActs>;

type Asked = Exclude<PlainAct, 'check' | 'preflight'>;

const dangerous: readonly Asked[] = ['remove', 'delete'];

function questionOf(act: Asked, count: number, t: Translate): Question {
  return {
    title: t(`publishing.ask.${act}`, { count }),
    detail: t(`publishing.askDetail.${act}`),
    ok: t(`publishing.act.${act}`),
    danger: dangerous.includes(act),
  };
}

/** Preflight as an act: done where nothing stands in the way. */
export function judgedAs({ rows }: { rows: readonly { id: string; findings: readonly { severity: string }[] }[] }) {
  const wrong = rows.filter(({ findings }) => findings.some(({ severity }) => severity === 'error'));
  return { done: rows.map(({ id }) => id), refused: [], withErrors: wrong.length };
}

import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { publishActs, publishPreflight } from '@pressroom/contract/publishing/acts';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { publishReads } from '../parts/reads.ts';
import type { Show } from '../parts/shown.ts';
import { type ActName, type ActResult, isGone, type JudgedWrong, type PlainAct } from './acts.ts';

interface Options {
  show: Show;
  /** Called with what an act did and did not do. */
  onResult: (result: ActResult) => void;
}

const reads = { invalidates: publishReads };

/** Acts on listings: a question where they reach buyers or cannot be undone, then the call, then what came of it. */
export function useListingActs({ show, onResult }: Options) {
  const t = useT();
  const toasts = useToasts();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const release = useCommand(publishActs.executeProducts, reads);
  const shelf = useCommand(publishActs.updateStatus, reads);
  const taking = useCommand(publishActs.takeTheirs, reads);
  const refreezing = useCommand(publishProducts.refreeze, reads);
  const deletion = useCommand(publishProducts.batchDelete, reads);
  const check = useCommand(publishActs.check, reads);
  const preflight = useCommand(publishPreflight.preflight, reads);
  const commands = [release, shelf, taking, refreezing, deletion, check, preflight];

  const calls: Readonly<Record<Exclude<PlainAct, 'preflight'>, (ids: readonly string[]) => Promise<BulkOutcome>>> = {
    publish: (ids) => release.attempt({ ids: [...ids] }),
    republish: (ids) => release.attempt({ ids: [...ids] }),
    delete: (ids) => deletion.attempt({ ids: [...ids] }),
    list: (ids) => shelf.attempt({ ids: [...ids], status: 1 }),
    remove: (ids) => shelf.attempt({ ids: [...ids], status: 2 }),
    takeTheirs: (ids) => taking.attempt({ ids: [...ids] }),
    refreeze: (ids) => refreezing.attempt({ ids: [...ids] }),
    check: (ids) => check.attempt({ ids: [...ids] }),
  };

  async function judge(listings: readonly PublishProduct[]): Promise<ActResult> {
    const { rows } = await preflight.attempt({ ids: listings.map(({ id }) => id) });
    const byId = new Map(listings.map((listing) => [listing.id, listing]));
    const wrong = rows.flatMap(({ id, findings }): JudgedWrong[] => {
      const errors = findings.filter(({ severity }) => severity === 'error');
      const [listing, first] = [byId.get(id), errors[0]];
      return listing && first ? [{ listing, first, errors: errors.length }] : [];
    });
    const judged = { count: wrong.length, wrong };
    return { act: 'preflight', done: rows.map(({ id }) => id), refused: [], judged };
  }

  async function run(act: PlainAct, listings: readonly PublishProduct[]) {
    if (act !== 'check' && act !== 'preflight' && !(await ask(questionOf(act, listings, t)))) return;
    try {
      if (act === 'preflight') return onResult(await judge(listings));
      onResult({ ...(await calls[act](listings.map(({ id }) => id))), act, again: calls[act] });
    } catch (cause) {
      showFailure(cause);
    }
  }

  function begin(act: ActName, listings: readonly PublishProduct[]) {
    if (listings.length === 0) toasts.warning(t('publishing.chooseSome'));
    else if (act === 'price' || act === 'stock' || act === 'sendOurs') show({ dialog: act, listings });
    else void run(act, listings);
  }
  const latest = useRef(begin);
  useLayoutEffect(() => {
    latest.current = begin;
  });
  const busy = commands.some(({ pending }) => pending);
  // the same one as long as it allows the same: the cells of a long list are not drawn anew when a row is selected
  return useMemo(() => ({ busy, start: (...given: Parameters<typeof begin>) => latest.current(...given) }), [busy]);
}

export type ListingActs = ReturnType<typeof useListingActs>;

type Asked = Exclude<PlainAct, 'check' | 'preflight'>;

const dangerous: readonly Asked[] = ['remove', 'delete'];

function questionOf(act: Asked, listings: readonly PublishProduct[], t: Translate) {
  const isDangerous = dangerous.includes(act);
  // of what is gone there is nothing to take but that
  const detail =
    act === 'takeTheirs' && listings.every(isGone) ? t('publishing.askDetail.gone') : t(`publishing.askDetail.${act}`);
  return {
    title: t(`publishing.ask.${act}`, { count: listings.length }),
    content: detail,
    okText: t(`publishing.act.${act}`),
    cancelText: t('ui.cancel'),
    okButtonProps: { danger: isDangerous },
    focusable: { autoFocusButton: isDangerous ? ('cancel' as const) : ('ok' as const) },
  };
}

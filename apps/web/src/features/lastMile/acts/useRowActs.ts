import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { type LastMileRow, lastMileRows } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { rowReads } from '../parts/reads.ts';
import type { Show } from '../parts/shown.ts';
import { type ActName, type ActResult, refusalOf, rowsAllowing } from './acts.ts';
import { questionOf } from './questionOf.ts';

interface Options {
  labelType: LabelType;
  show: Show;
  /** Called with what an act did and did not do. */
  onResult: (result: ActResult) => void;
}

type Calls = Readonly<Record<Exclude<ActName, 'calculate'>, (ids: string[]) => Promise<BulkOutcome>>>;

const reads = { invalidates: rowReads };
const nothing: BulkOutcome = { done: [], refused: [] };

/** Acts on rows: a question where they spend money or cannot be undone, then the call, then what came of it. */
export function useRowActs({ labelType, show, onResult }: Options) {
  const t = useT();
  const toasts = useToasts();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const order = useCommand(lastMileRows.bulkOrder, reads);
  const push = useCommand(lastMileRows.bulkOrderPush, reads);
  const retry = useCommand(lastMileRows.retry, reads);
  const label = useCommand(lastMileRows.getLabel, reads);
  const cancel = useCommand(lastMileRows.cancelLabel, reads);
  const deletion = useCommand(lastMileRows.delete, reads);
  const calls: Calls = {
    order: (ids) => order.attempt({ ids }),
    push: (ids) => push.attempt({ ids }),
    retry: (ids) => retry.attempt({ ids }),
    getLabel: ([id = '']) => label.attempt({ id }),
    cancelLabel: (ids) => cancel.attempt({ ids }),
    delete: (ids) => deletion.attempt({ ids }),
  };

  async function run(act: keyof Calls, able: readonly LastMileRow[], leftOut: readonly LastMileRow[]) {
    const question = questionOf({ act, rows: able, leftOut: leftOut.length, t });
    if (able.length > 0 && question && !(await ask(question))) return;
    try {
      const outcome = able.length > 0 ? await calls[act](able.map(({ id }) => id)) : nothing;
      const refused = [...outcome.refused, ...leftOut.map((row) => refusalOf(row, labelType, t))];
      if (outcome.done.length > 0) toasts.success(t(`lastMile.success.${act}`));
      onResult({ ...outcome, refused, act });
    } catch (cause) {
      showFailure(cause);
    }
  }

  return {
    busy: [order, push, retry, label, cancel, deletion].some(({ pending }) => pending),
    /** Does it to the rows that allow it; the others are named with what stands in the way. */
    start(act: ActName, chosen: readonly LastMileRow[]) {
      if (chosen.length === 0) return toasts.warning(t('validation.chooseSome'));
      const able = rowsAllowing(act, chosen);
      const leftOut = chosen.filter((row) => !able.includes(row));
      if (act !== 'calculate') void run(act, able, leftOut);
      else if (able.length > 0) show({ dialog: 'calculate', rows: able, leftOut });
      else onResult({ ...nothing, refused: leftOut.map((row) => refusalOf(row, labelType, t)), act });
    },
  };
}

export type RowActs = ReturnType<typeof useRowActs>;

import type { Refusal } from '@pressroom/contract/fields/outcomes';
import { actsAtOnce } from '@pressroom/contract/orders/bulk';
import { orders } from '@pressroom/contract/orders/orders';
import { useRead } from '../../../client/useRead.ts';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { useUntilLeft } from '../../../kit/useUntilLeft.ts';
import type { ActResult } from './acts.ts';

/** Why an approved order cannot ship yet. */
const reasons = ['orders.trackingMissing', 'orders.noParcelYet', 'orders.noLabelYet'] as const;
const isReason = (reason: string): reason is (typeof reasons)[number] =>
  (reasons as readonly string[]).includes(reason);

/** What the last act has done, until the page is left; in the language of now, also where it was done in the other one. */
export function useResult() {
  const language = useLanguage();
  const [told, setTold] = useUntilLeft<ActResult & { language: string }>();
  const t = useT();
  const isForeign = told !== undefined && told.language !== language;
  const words = useWords(isForeign ? told.outcome.actId : undefined);
  const renamed = (line: Refusal): Refusal => ({ ...line, msg: isReason(line.reason) ? t(line.reason) : line.msg });
  const worded = <Line extends { id: string; msg: string }>(lines: readonly Line[]): Line[] =>
    lines.map((line) => ({ ...line, msg: words.get(line.id) ?? line.msg }));
  const { refused, changes, unlabelled } = told?.outcome ?? {};
  return {
    result: told && {
      act: told.act,
      outcome: {
        ...told.outcome,
        ...(refused && { refused: worded(refused) }),
        ...(changes && { changes: worded(changes) }),
        ...(unlabelled && { unlabelled: isForeign ? unlabelled.map(renamed) : unlabelled }),
      },
    },
    setResult: (result: ActResult | undefined) => setTold(result && { ...result, language }),
  };
}

/** What the server says of the orders of an act now. */
function useWords(actId: string | undefined): ReadonlyMap<string, string> {
  const ask = { actId: actId ?? '', pageSize: actsAtOnce };
  const enabled = actId !== undefined;
  const left = useRead(orders.actRows, { ...ask, rows: 'left' }, { enabled }).data;
  const changed = useRead(orders.actRows, { ...ask, rows: 'changed' }, { enabled }).data;
  return new Map([...(left?.rows ?? []), ...(changed?.rows ?? [])].map(({ id, msg }) => [id, msg]));
}

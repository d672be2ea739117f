import type { ParsedInput } from '@pressroom/contract/endpoint';
import type { labelInvoices } from '@pressroom/contract/lastMile/invoices';
import type { Act } from '../../../platform/act.ts';
import { fail } from '../../../platform/failure.ts';
import { timeRange } from '../../../platform/time/timeRange.ts';
import { formatWallTime, wallTimeAt } from '../../../platform/time/wallTime.ts';
import { type BilledLine, compare } from './compare.rules.ts';
import {
  deleteInvoice,
  findBoughtSpan,
  findKnown,
  getInvoice,
  insertBilled,
  insertInvoice,
  insertLines,
  insertUnbilled,
  type Invoice,
  keepTotals,
  lockInvoice,
  lockProvider,
  markAccepted,
  markBilledMeanwhile,
  type Period,
} from './invoices.queries.ts';
import { findMeant } from './labels.queries.ts';

interface Given {
  provider: ParsedInput<typeof labelInvoices.import>['provider'];
  fileName: string;
  contentKey: string;
  lines: readonly BilledLine[];
}

/** Keeps an invoice with what came of the comparison. The same lines once more are answered as the invoice that they are. */
export async function addInvoice(
  act: Act,
  { lines, ...given }: Given,
): Promise<{ invoice: Invoice; isKnown: boolean }> {
  const { tx, actor, app } = act;
  const { provider, contentKey, fileName } = given;
  const id = await insertInvoice(tx, { ...given, createUser: actor.username });
  if (id === undefined) {
    const known = (await findKnown(tx, provider, contentKey))!;
    act.audit({ object: 'labelInvoices', ids: [known.id], after: { provider, fileName, isKnown: true } });
    return { invoice: known, isKnown: true };
  }
  await insertLines(tx, id, compare(lines, await findMeant(tx, provider, lines)));
  const span = await findBoughtSpan(tx, id);
  const period = periodOf(lines, span, app.settings.displayZone);
  if (period) await insertUnbilled(tx, { id, provider }, period);
  await keepTotals(tx, id);
  const invoice = (await getInvoice(tx, id))!;
  act.audit({ object: 'labelInvoices', ids: [id], after: factsOf(invoice) });
  return { invoice, isKnown: false };
}

/** The days that the invoice names; where it names none, those on which its labels were bought. */
function periodOf(
  lines: readonly BilledLine[],
  span: { first: string; last: string } | undefined,
  zone: string,
): Period | undefined {
  const days = lines.flatMap(({ day }) => day ?? []).toSorted();
  const [first, last] = [days[0] ?? dayOf(span?.first, zone), days.at(-1) ?? dayOf(span?.last, zone)];
  if (!first || !last) return undefined;
  const { from, before } = timeRange(first, last, zone, ['file', 'file']);
  return from && before ? { from, before } : undefined;
}

function dayOf(at: string | undefined, zone: string): string | undefined {
  return at && formatWallTime(wallTimeAt(new Date(at), zone)).slice(0, 10);
}

/** Settles the labels of an invoice. What was never bought, or billed before, is not paid and stays out. */
export async function acceptInvoice(act: Act, id: string): Promise<Invoice> {
  const { tx, actor } = act;
  const before = await openInvoice(act, id);
  await lockProvider(tx, before.provider);
  await markBilledMeanwhile(tx, id);
  await insertBilled(tx, { id, source: `${before.provider} ${before.fileName}`, createUser: actor.username });
  await markAccepted(tx, id, actor.username);
  await keepTotals(tx, id);
  const after = (await getInvoice(tx, id))!;
  act.audit({ object: 'labelInvoices', ids: [id], before: factsOf(before), after: factsOf(after) });
  return after;
}

export async function discardInvoice(act: Act, id: string): Promise<null> {
  const before = await openInvoice(act, id);
  await deleteInvoice(act.tx, id);
  act.audit({ object: 'labelInvoices', ids: [id], before: factsOf(before) });
  return null;
}

async function openInvoice({ tx }: Act, id: string): Promise<Invoice> {
  const invoice = await lockInvoice(tx, id);
  if (!invoice) fail(404, 'platform.notFound');
  if (invoice.acceptedAt !== null) fail(409, 'labelInvoices.accepted');
  return invoice;
}

function factsOf({ provider, fileName, totals, acceptedAt }: Invoice) {
  return { provider, fileName, acceptedAt, ...totals };
}

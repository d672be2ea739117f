import type { InvoiceVerdict } from '@pressroom/contract/lastMile/invoices';

/** A line of an invoice. The amount is in minor units of its currency; below 0 it is a credit. */
export interface BilledLine {
  line: number;
  reference: string;
  providerNumber: string;
  trackingNumber: string;
  amount: bigint;
  currency: string;
  /** Such as `2026-11-23`. */
  day: string | null;
}

/** A label by our records. */
export interface OurLabel {
  id: string;
  reference: string;
  providerNumber: string | null;
  trackingNumber: string | null;
  /** In minor units; null: nobody has named a price. */
  paid: bigint | null;
  currency: string | null;
  isBought: boolean;
  isRefunded: boolean;
  /** On an invoice that was accepted. */
  isBilled: boolean;
}

export interface Judged extends BilledLine {
  verdict: InvoiceVerdict;
  label: OurLabel | undefined;
}

/** Finds the label of each line and compares the two. A line is found by our reference, then by their number, then by tracking number. */
export function compare(lines: readonly BilledLine[], labels: readonly OurLabel[]): Judged[] {
  const find = finderOf(labels);
  const found = lines.map((line) => ({ ...line, label: find(line) }));
  // what a label costs by this invoice, its credits taken off: a charge that is given back is no charge
  const nets = new Map<string, bigint>();
  for (const { label, amount } of found) if (label) nets.set(label.id, (nets.get(label.id) ?? 0n) + amount);
  const charged = new Set<string>();
  return found.map((line) => {
    const { label } = line;
    const isRepeated = label !== undefined && charged.has(label.id);
    if (label && line.amount >= 0n) charged.add(label.id);
    return { ...line, verdict: verdictOf(line, { isRepeated, net: label ? nets.get(label.id)! : 0n }) };
  });
}

function verdictOf(
  { label, amount, currency }: BilledLine & { label: OurLabel | undefined },
  { isRepeated, net }: { isRepeated: boolean; net: bigint },
): InvoiceVerdict {
  if (!label?.isBought) return 'neverBought';
  if (amount < 0n) return 'credited';
  if (isRepeated || label.isBilled) return 'twice';
  if (label.isRefunded && net > 0n) return 'refunded';
  if (label.paid === null) return 'unpriced';
  return label.paid === amount && label.currency === currency ? 'fits' : 'differs';
}

/** Of several labels with one number, one that was bought, the latest of them. */
function finderOf(labels: readonly OurLabel[]): (line: BilledLine) => OurLabel | undefined {
  const inOrder = labels.toSorted(
    (a, b) => Number(a.isBought) - Number(b.isBought) || (BigInt(a.id) < BigInt(b.id) ? -1 : 1),
  );
  const by = (key: (label: OurLabel) => string | null) =>
    new Map(inOrder.flatMap((label) => (key(label) ? [[key(label)!, label] as const] : [])));
  const references = by(({ reference }) => reference);
  const providerNumbers = by(({ providerNumber }) => providerNumber);
  const trackingNumbers = by(({ trackingNumber }) => trackingNumber);
  return ({ reference, providerNumber, trackingNumber }) =>
    references.get(reference) ?? providerNumbers.get(providerNumber) ?? trackingNumbers.get(trackingNumber);
}

import type { NewLine, NewOrder } from '../record/insert.ts';
import type { LineRecord, OrderRecord } from '../record/record.ts';

/** One moment may be spelled in two ways, and what is not known is empty. */
function sameValue(name: string, one: unknown, other: unknown): boolean {
  const isMoment = name === 'orderTime' || name === 'deliveryTimeLimit';
  if (isMoment && typeof one === 'string' && typeof other === 'string') return Date.parse(one) === Date.parse(other);
  return (one ?? '') === (other ?? '');
}

/** The fields that an edit has changed, for the order's log. */
export function changedFields(
  before: OrderRecord,
  { lines, problem: _problem, sysStatus: _status, ...values }: NewOrder,
): string[] {
  const held = before as unknown as Record<string, unknown>;
  const fields = Object.entries(values).filter(([name, value]) => {
    // an order time that the form leaves out stays
    if (name === 'orderTime' && value === '') return false;
    return !sameValue(name, held[name], value);
  });
  const same =
    lines.length === before.lines.length && lines.every((line, index) => sameLine(line, before.lines[index]!));
  return [...fields.map(([name]) => name), ...(same ? [] : ['orderDetailsList'])];
}

function sameLine({ msku, num, content, parcel }: NewLine, before: LineRecord): boolean {
  // the preview is drawn of the rest
  const { previewKey: _preview, ...said } = { msku, num, ...content, ...parcel };
  return Object.entries(said).every(([name, value]) => before[name as keyof LineRecord] === value);
}

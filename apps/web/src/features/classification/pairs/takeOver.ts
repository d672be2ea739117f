import { type AttributeRow, isBlank } from '@pressroom/contract/attributes/field';
import type { classification } from '@pressroom/contract/classification/classification';
import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';

export type Proposals = CallOutput<typeof classification.proposePairs>;
export type Proposal = Proposals['proposals'][number];

/** Tells whether something stands in the attribute that the proposal would fill. */
export function isFilledIn(held: readonly AttributeRow[], { to }: Proposal): boolean {
  return held.some((row) => row.attributeId === to.attributeId && !isBlank(row));
}

/** The rows with those of the confirmed proposals; what stood in their attributes goes. */
export function takeOver(held: readonly AttributeRow[], taken: readonly Proposal[]): AttributeRow[] {
  const rows = new Map(taken.flatMap((proposal) => proposal.rows).map((row) => [JSON.stringify(row), row]));
  const filled = new Set([...rows.values()].map(({ attributeId }) => attributeId));
  return [...held.filter(({ attributeId }) => !filled.has(attributeId)), ...rows.values()];
}

/** What is kept of the confirmed proposals, so that they are made first the next time. */
export function pairsOf(
  from: Marketplace,
  taken: readonly Proposal[],
): CallInput<typeof classification.rememberPairs>['pairs'] {
  return taken.map((proposal) => {
    const [shein, temu] = from === 'shein' ? [proposal.from, proposal.to] : [proposal.to, proposal.from];
    return {
      sheinAttributeId: shein.attributeId,
      sheinValueId: shein.valueId,
      temuAttributeId: temu.attributeId,
      temuValueId: temu.valueId,
    };
  });
}

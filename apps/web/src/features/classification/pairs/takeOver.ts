import { type AttributeField, type AttributeRow, isBlank } from '@pressroom/contract/attributes/field';
import type { classification } from '@pressroom/contract/classification/classification';
import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';

export type Proposals = CallOutput<typeof classification.proposePairs>;
export type Proposal = Proposals['proposals'][number];

/** The attribute that a proposal fills, as the marketplace defines it now. */
export type FieldOf = (attributeId: string) => AttributeField | undefined;

const sayingSame = (one: AttributeRow, other: AttributeRow) =>
  one.attributeId === other.attributeId &&
  (one.valueId ?? '') === (other.valueId ?? '') &&
  (one.valueId !== undefined || (one.text ?? '') === (other.text ?? '')) &&
  (one.number ?? '') === (other.number ?? '') &&
  (one.unit ?? '') === (other.unit ?? '');

/** Tells whether the proposal would change nothing. */
export function isHeld(held: readonly AttributeRow[], { rows }: Proposal): boolean {
  return rows.every((row) => held.some((other) => sayingSame(row, other)));
}

/** Tells whether what stands in the attribute would go for the proposal. */
export function isReplacing(held: readonly AttributeRow[], { to }: Proposal, fieldOf: FieldOf): boolean {
  return (
    !takesSeveral(fieldOf(to.attributeId)) && held.some((row) => row.attributeId === to.attributeId && !isBlank(row))
  );
}

/** Each value stands by itself, so that another one can join it. */
function takesSeveral(field: AttributeField | undefined): boolean {
  if (field?.kind === 'colour') return field.atMostChosen !== undefined;
  return field?.kind === 'multiSelect' || field?.kind === 'selectOrText';
}

/** The rows with those of the confirmed proposals, which join what stands there or take its place. */
export function takeOver(held: readonly AttributeRow[], taken: readonly Proposal[], fieldOf: FieldOf): AttributeRow[] {
  const added = taken.flatMap(({ rows }) => rows);
  const replaced = new Set(added.map(({ attributeId }) => attributeId).filter((id) => !takesSeveral(fieldOf(id))));
  const kept = held.filter((row) => !replaced.has(row.attributeId) && !isBlank(row));
  return added.reduce<AttributeRow[]>(
    (rows, row) => (rows.some((other) => sayingSame(row, other)) ? rows : [...rows, row]),
    kept,
  );
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

import type { AttributeField } from '@pressroom/contract/attributes/field';
import type { confirmedPairs } from '@pressroom/contract/classification/pairs';
import type { z } from 'zod';
import { failInput, type FieldProblem } from '../../../platform/failure.ts';
import type { ConfirmedPair } from './queries.ts';

interface NamedPair extends ConfirmedPair {
  /** As people read it. */
  name: string;
}

interface Definitions {
  shein: readonly AttributeField[];
  temu: readonly AttributeField[];
}

/** Each pair once. What one of the definitions does not hold ends the request. */
export function namedPairs(given: z.output<typeof confirmedPairs>['pairs'], { shein, temu }: Definitions): NamedPair[] {
  const problems: FieldProblem[] = [];
  const named = given.map((pair, at): NamedPair => {
    const { sheinAttributeId, temuAttributeId } = pair;
    const sheinValueId = pair.sheinValueId ?? '';
    const temuValueId = pair.temuValueId ?? '';
    const left = nameIn(shein, sheinAttributeId, sheinValueId);
    const right = nameIn(temu, temuAttributeId, temuValueId);
    if (left === undefined || right === undefined) problems.push({ path: `pairs.${at}`, key: 'validation.choice' });
    return { sheinAttributeId, sheinValueId, temuAttributeId, temuValueId, name: `${left} = ${right}` };
  });
  if (problems.length > 0) failInput('platform.invalid', { problems });
  return [...new Map(named.map((pair) => [idsOf(pair), pair])).values()];
}

const idsOf = ({ sheinAttributeId, sheinValueId, temuAttributeId, temuValueId }: ConfirmedPair) =>
  [sheinAttributeId, sheinValueId, temuAttributeId, temuValueId].join(' ');

function nameIn(fields: readonly AttributeField[], attributeId: string, valueId: string): string | undefined {
  const field = fields.find(({ id }) => id === attributeId);
  if (!field || valueId === '') return field?.name;
  const option = field.values.find(({ id }) => id === valueId);
  return option && `${field.name}: ${option.name}`;
}

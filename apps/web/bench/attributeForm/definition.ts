import { type AttributeField, attributeKinds } from '@pressroom/contract/attributes/field';

const fields = 120;
const values = 2000;

/** A category of 120 attributes of all kinds; each list holds 2,000 values, and a third is required. */
export const definition: readonly AttributeField[] = Array.from({ length: fields }, (_, at): AttributeField => {
  const kind = attributeKinds[at % attributeKinds.length]!;
  const isList = ['select', 'multiSelect', 'selectOrText', 'colour', 'composition'].includes(kind);
  const id = String(1000 + at);
  return {
    id,
    name: `属性 ${at}`,
    nameEn: `${kind} ${at}`,
    required: at % 3 === 0,
    kind,
    values: isList
      ? Array.from({ length: values }, (_, value) => ({
          id: `${id}${String(value).padStart(4, '0')}`,
          name: `选项 ${value}`,
          nameEn: `value ${value}`,
        }))
      : [],
    units: kind === 'number' ? ['cm'] : [],
    precision: 2,
    atMostTyped: kind === 'selectOrText' ? 1 : 0,
    ...(kind === 'composition' && { sumsTo100: true as const, min: '0', max: '100' }),
    shownWhen: [],
    allowedUnder: [],
    linkedTo: [],
  };
});

import * as fc from 'fast-check';
import { z } from 'zod';
import type { KnownIds } from './knownIds.ts';

/** What `meta({ override })` says of a schema that is read in several forms. */
interface Said {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly number[];
  minimum?: number;
  maximum?: number;
  description?: string;
}

const words = fc.constantFrom(
  'TEE',
  'BLK',
  'M',
  'TEE-BLK-M',
  'TEE-WHT-L',
  'Austin Print House',
  '17592304881155',
  '1ZTEST1',
  'T-1',
  'UPS',
  '2026-11-19',
  '2026-11-19 10:00:00',
  '2026-11-19T10:00:00Z',
  '1,2,3',
  'US',
  'rose_front.png',
  '印花 Prints',
  '😀 tee',
);
/** What such fields of the sample shop hold. */
const wordsOf: readonly [field: RegExp, words: readonly string[]][] = [
  [/^productCode$/, ['TEE-WHT-L', 'TEE-BLK-M']],
  [/^styleCode$/, ['TEE']],
  [/^colorCode$/, ['BLK', 'WHT']],
  [/^(size|dimension)Code$/, ['M', 'L']],
  [/OrderNumbers?$/, ['T-1', 'T-2', 'T-3', 'T-4']],
  [/^trackingNumbers?$/, ['1ZTEST1', '1Z999AA10123456784']],
  [/^(skuId|msku)$/, ['17592304881155', '5230236437987443003', '99']],
  [/(time|day|start|end)$/i, ['2026-11-19', '2026-11-01 10:00:00', '2026-12-19T10:00:00Z']],
];
/** Nobody listens there. */
const addresses = fc.constantFrom('http://127.0.0.1:9/api', 'http://127.0.0.1:8787/store/index');
const farIds = fc.constantFrom('0', '1', '99', '4611686018427387904', '9223372036854775807');
const moments = fc.constantFrom('2026-11-19T10:00:00Z', '2026-11-19T23:30:00+08:00', 1_795_000_000_000);

interface Surroundings {
  known: KnownIds;
  /** The field that is to be filled. */
  name?: string;
}

/** What a caller who means well might send to this schema; rules between fields are not always kept. */
export function plausible(schema: z.core.$ZodType, around: Surroundings): fc.Arbitrary<unknown> {
  const said = (z.globalRegistry.get(schema) as { override?: Said } | undefined)?.override;
  return (said && fromMeta(said, around)) ?? fromDefinition(schema, around);
}

function idsOf(description: string | undefined, { known }: Surroundings): fc.Arbitrary<string> {
  const kind = /^id of an? (\w+)/.exec(description ?? '')?.[1];
  const ids = (kind && known(kind)) || ['1', '2', '3'];
  return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: farIds });
}

function fromMeta(said: Said, around: Surroundings): fc.Arbitrary<unknown> | undefined {
  const { type, format, pattern, enum: choices, minimum = 0, maximum = 1000 } = said;
  if (choices) return fc.constantFrom(...choices);
  if (type === 'integer')
    return fc.oneof(
      fc.integer({ min: minimum, max: Math.min(maximum, minimum + 50) }),
      fc.integer({ min: minimum, max: maximum }),
    );
  if (type === 'number')
    return fc
      .integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) })
      .map((hundredth) => hundredth / 100);
  if (pattern?.includes('[0-9]')) return idsOf(said.description, around);
  if (format === 'date-time') return moments;
  if (type === 'string') return wordsFor(around);
  return undefined;
}

function fromDefinition(schema: z.core.$ZodType, around: Surroundings): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, fieldOf(name, field, around)] as const);
      const needed = Object.entries(def.shape).filter(([, field]) => field._zod.optin === undefined);
      return fc.record(Object.fromEntries(fields), { requiredKeys: needed.map(([name]) => name) });
    }
    case 'array':
      return fc.array(plausible(def.element, around), { maxLength: 4 });
    case 'optional':
    case 'default':
    case 'nullable':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return plausible(def.innerType, around);
    case 'pipe':
      return plausible(def.in._zod.def.type === 'transform' ? def.out : def.in, around);
    case 'union':
      return fc.oneof(...def.options.map((option) => plausible(option, around)));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: -1, max: 500 });
    case 'string':
      return textFor((schema as z.core.$ZodString)._zod, around);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** A version that was not loaded ends most edits before they begin, so there is seldom one. */
function fieldOf(name: string, field: z.core.$ZodType, around: Surroundings): fc.Arbitrary<unknown> {
  const filled = plausible(field, { ...around, name });
  if (name !== 'gmtModified') return filled;
  return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: filled });
}

function wordsFor({ name = '' }: Surroundings): fc.Arbitrary<string> {
  const own = wordsOf.find(([field]) => field.test(name))?.[1];
  return own ? fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...own) }, { weight: 1, arbitrary: words }) : words;
}

function textFor({ def }: z.core.$ZodStringInternals<unknown>, around: Surroundings): fc.Arbitrary<string> {
  if ('format' in def && def.format === 'url') return addresses;
  const rules = (def.checks ?? []).map((check) => check._zod.def as { pattern?: RegExp; maximum?: number });
  const pattern = rules.find((rule) => rule.pattern)?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  const longest = Math.min(...rules.map((rule) => rule.maximum ?? 300), 300);
  const free = fc.string({ unit: 'grapheme', maxLength: longest });
  return fc.oneof({ weight: 9, arbitrary: wordsFor(around) }, { weight: 1, arbitrary: free });
}

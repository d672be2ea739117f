import * as fc from 'fast-check';
import { z } from 'zod';

/** What `meta({ override })` says of a schema that is read in several forms. */
interface Said {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: readonly number[];
  minimum?: number;
  maximum?: number;
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
/** Nobody listens there. */
const addresses = fc.constantFrom('http://127.0.0.1:9/api', 'http://127.0.0.1:8787/store/index');
/** Low ones are those of the first records of every kind. */
const recordIds = fc.oneof(
  { weight: 20, arbitrary: fc.integer({ min: 0, max: 12 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('9223372036854775807', '4611686018427387904') },
);
const moments = fc.constantFrom('2026-11-19T10:00:00Z', '2026-11-19T23:30:00+08:00', 1_795_000_000_000);

/** What a caller who means well might send to this schema; rules between fields are not always kept. */
export function plausible(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const said = (z.globalRegistry.get(schema) as { override?: Said } | undefined)?.override;
  return (said && fromMeta(said)) ?? fromDefinition(schema);
}

function fromMeta({ type, format, pattern, enum: choices, minimum = 0, maximum = 1000 }: Said) {
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
  if (pattern?.includes('[0-9]')) return recordIds;
  if (format === 'date-time') return moments;
  if (type === 'string') return words;
  return undefined;
}

function fromDefinition(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).map(([name, field]) => [name, plausible(field)] as const);
      const needed = Object.entries(def.shape).filter(([, field]) => field._zod.optin === undefined);
      return fc.record(Object.fromEntries(fields), { requiredKeys: needed.map(([name]) => name) });
    }
    case 'array':
      return fc.array(plausible(def.element), { maxLength: 4 });
    case 'optional':
    case 'default':
    case 'nullable':
    case 'prefault':
    case 'readonly':
    case 'catch':
      return plausible(def.innerType);
    case 'pipe':
      return plausible(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'union':
      return fc.oneof(...def.options.map(plausible));
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.integer({ min: -1, max: 500 });
    case 'string':
      return textFor((schema as z.core.$ZodString)._zod);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function textFor({ def }: z.core.$ZodStringInternals<unknown>): fc.Arbitrary<string> {
  if ('format' in def && def.format === 'url') return addresses;
  const rules = (def.checks ?? []).map((check) => check._zod.def as { pattern?: RegExp; maximum?: number });
  const pattern = rules.find((rule) => rule.pattern)?.pattern;
  if (pattern) return fc.stringMatching(pattern);
  const longest = Math.min(...rules.map((rule) => rule.maximum ?? 300), 300);
  const free = fc.string({ unit: 'grapheme', maxLength: longest });
  return fc.oneof({ weight: 3, arbitrary: words }, { weight: 1, arbitrary: free });
}

import { findWrongNumber, makeHundred, readDecimal } from '../../decimals.ts';
import { offered } from '../catalogue/catalogue.ts';
import { control, type TemuProperty, valueType } from '../catalogue/property.ts';
import { codes, type Finding, isTyped, type PropertyEntry, wrong } from './entry.ts';

interface Filled {
  property: TemuProperty;
  entries: PropertyEntry[];
  /** The values that may be chosen while the others stand. */
  allowed: ReadonlySet<string>;
}

/** What is wrong with the entries of one property, of which there is at least one. */
export function findWrongValues(filled: Filled): Finding[] {
  const { property, entries } = filled;
  const extra: Finding[] = [];
  const takesNumber = property.control === control.chooseWithNumber || property.titles !== undefined;
  if (!takesNumber && entries.some(({ numberInputValue }) => numberInputValue !== undefined))
    extra.push(wrong('numberInputValue is redundant'));
  if (entries.some(({ propValue }) => propValue.trim() === '')) return [...extra, wrong('propValue is empty')];
  return [...extra, ...findByControl(filled)];
}

function findByControl(filled: Filled): Finding[] {
  const { property } = filled;
  switch (property.control) {
    case control.computed:
      return [];
    case control.input:
      return findInTyped(filled);
    case control.date:
    case control.month:
      return findInParts(filled, 1);
    case control.datePair:
    case control.monthPair:
    case control.numberRange:
    case control.twoNumbers:
      return findInParts(filled, 2);
    case control.threeNumbers:
      return findInParts(filled, 3);
    case control.chooseWithNumber:
      return [...findInChosen(filled), ...findInShares(filled)];
    default:
      return [...findInChosen(filled), ...findUnit(filled, [])];
  }
}

function findInTyped(filled: Filled): Finding[] {
  const { property, entries } = filled;
  if (property.type === valueType.number) return findInParts(filled, 1);
  return [
    ...findAlone(entries),
    ...findUnit(filled, []),
    ...entries.flatMap(({ propValue }) => findLength(property, propValue)),
  ];
}

function findLength({ min, max }: TemuProperty, text: string): Finding[] {
  const length = Array.from(text.trim()).length;
  if (max !== undefined && length > Number(max)) return [wrong(`the text has more than ${max} characters`)];
  return min !== undefined && length < Number(min) ? [wrong(`the text has less than ${min} characters`)] : [];
}

/** Typed properties have one entry, without a value's id. */
function findAlone(entries: PropertyEntry[]): Finding[] {
  if (entries.length > 1) return [{ code: codes.duplicate, message: 'the property is given twice' }];
  return entries.some((entry) => !isTyped(entry))
    ? [{ code: codes.value, message: 'vid must be 0: nothing can be chosen' }]
    : [];
}

function findUnit({ entries }: Filled, units: string[]): Finding[] {
  const used = [...new Set(entries.map(({ valueUnit }) => valueUnit))];
  if (units.length === 0)
    return used.every((unit) => unit === '') ? [] : [wrong(`unit ${used.join()}: it has no unit`)];
  return used.length === 1 && units.includes(used[0]!)
    ? []
    : [wrong(`unit "${used.join()}" is not one of ${units.join()}`)];
}

// TEMU does not say what stands between the parts, so what clients use is taken
const between = (property: TemuProperty) =>
  property.control === control.twoNumbers || property.control === control.threeNumbers ? /[*x×,]/ : /[~,]/;

function findInParts(filled: Filled, count: number): Finding[] {
  const { property, entries } = filled;
  const alone = findAlone(entries);
  if (alone.length > 0) return alone;
  const parts = count === 1 ? [entries[0]!.propValue] : entries[0]!.propValue.split(between(property));
  if (parts.length !== count) return [wrong(`"${entries[0]!.propValue}" must have ${count} parts`)];
  const isDate = property.type >= valueType.date;
  const faults = parts
    .map((part) => (isDate ? findWrongDate(part, property) : findWrongNumber(part, property)))
    .filter((fault) => fault !== undefined)
    .map(wrong);
  if (faults.length > 0) return faults;
  return [...findOrder(property, parts), ...findUnit(filled, isDate ? [] : property.units)];
}

function findOrder({ control: by }: TemuProperty, [from = '', to = '']: string[]): Finding[] {
  const isPair = by === control.datePair || by === control.monthPair;
  const falls = by === control.numberRange ? readDecimal(from)! > readDecimal(to)! : isPair && from > to;
  return falls ? [wrong(`${from} is after ${to}`)] : [];
}

function findWrongDate(text: string, { type, min, max }: TemuProperty): string | undefined {
  const isMonth = type === valueType.month || type === valueType.monthPair;
  const day = isMonth ? `${text}-01` : text;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (!time || Number.isNaN(time.getTime()) || !time.toISOString().startsWith(day))
    return `"${text}" is no ${isMonth ? 'month' : 'date'}`;
  if (min !== undefined && text < min.slice(0, text.length)) return `${text} is before ${min}`;
  return max !== undefined && text > max.slice(0, text.length) ? `${text} is after ${max}` : undefined;
}

function findInChosen({ property, entries, allowed }: Filled): Finding[] {
  const names = new Map(offered(property).map(({ id, zh }) => [id, zh]));
  const [typed, chosen] = [entries.filter(isTyped), entries.filter((entry) => !isTyped(entry))];
  const faults = chosen.flatMap(({ vid, propValue }): Finding[] => {
    const name = names.get(vid);
    if (name === undefined) return [{ code: codes.value, message: `vid ${vid} is not offered` }];
    if (name !== propValue) return [{ code: codes.value, message: `vid ${vid} is "${name}", not "${propValue}"` }];
    return allowed.has(vid) ? [] : [wrong(`"${name}" is not allowed under the chosen parent value`)];
  });
  const doubles = (list: string[]) => new Set(list).size < list.length;
  if (doubles(chosen.map(({ vid }) => vid)) || doubles(typed.map(({ propValue }) => propValue.trim())))
    faults.push({ code: codes.duplicate, message: 'a value is given twice' });
  if (property.most > 0 && chosen.length > property.most)
    faults.push(wrong(`more than ${property.most} values are chosen`));
  if (property.control !== control.inputOrChoose)
    return typed.length > 0 ? [...faults, { code: codes.value, message: 'a value must be chosen, not typed' }] : faults;
  if (typed.length > property.typed) faults.push(wrong(`more than ${property.typed} values are typed`));
  return [...faults, ...typed.flatMap(({ propValue }) => findLength(property, propValue))];
}

function findInShares(filled: Filled): Finding[] {
  const { property, entries } = filled;
  const faults = entries
    .map(({ propValue, numberInputValue }) =>
      numberInputValue === undefined
        ? `numberInputValue of "${propValue}" is missing`
        : findWrongNumber(numberInputValue, property),
    )
    .filter((fault) => fault !== undefined)
    .map(wrong);
  // each share has its own unit
  faults.push(...entries.flatMap((entry) => findUnit({ ...filled, entries: [entry] }, property.units)));
  if (faults.length > 0 || property.rule !== 1) return faults;
  return makeHundred(entries.map(({ numberInputValue = '' }) => numberInputValue))
    ? []
    : [wrong('the numbers must add up to 100')];
}

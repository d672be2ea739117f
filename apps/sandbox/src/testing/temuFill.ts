import { digits } from '../json.ts';
import { offered } from '../temu/catalogue/catalogue.ts';
import { parentSpecId, specIdOf } from '../temu/catalogue/describe.ts';
import { control, type TemuProperty, valueType } from '../temu/catalogue/property.ts';
import type { PropertyEntry } from '../temu/publishing/entry.ts';
import type { Chance } from '../world/chance.ts';
import { sharesOf } from './sheinFill.ts';

/** Entries that TEMU takes: all required properties that apply, some of the others. Those of sale are among them. */
export function fillTemu(template: TemuProperty[], chance: Chance): PropertyEntry[] {
  const entries: PropertyEntry[] = [];
  // a parent stands before its children
  for (const property of template) {
    const values = openValues(property, template, entries);
    const isAsked = property.required || property.sale !== undefined || chance.happens(0.5);
    if (!values || property.control === control.computed || !isAsked) continue;
    entries.push(...fillOne(property, values, chance).map((entry) => ({ ...headOf(property), ...entry })));
  }
  return entries;
}

export function headOf({ id, pid, refPid, zh }: TemuProperty): PropertyEntry {
  return { templatePid: id, pid, refPid, propName: zh, vid: '0', propValue: '', valueUnit: '' };
}

/** The values that may be chosen now; undefined where the property does not apply. */
function openValues(property: TemuProperty, template: TemuProperty[], entries: PropertyEntry[]) {
  if (property.parentPid === undefined) return offered(property);
  const parent = template.find(({ pid }) => pid === property.parentPid)!;
  const chosen = new Set(entries.filter(({ templatePid }) => templatePid === parent.id).map(({ vid }) => vid));
  const lists = property.allowed.filter(({ parentVids }) => parentVids.some((vid) => chosen.has(vid)));
  const shown = property.shownUnder.length > 0 ? property.shownUnder.some((vid) => chosen.has(vid)) : lists.length > 0;
  if (!shown) return undefined;
  if (property.allowed.length === 0) return offered(property);
  const open = new Set(lists.flatMap(({ vids }) => vids));
  return offered(property).filter(({ id }) => open.has(id));
}

function fillOne(property: TemuProperty, values: TemuProperty['values'], chance: Chance): Partial<PropertyEntry>[] {
  const unit = property.units.length > 0 ? chance.pick(property.units) : '';
  if (values.length === 0) return [{ propValue: typedFor(property, chance), valueUnit: unit }];
  const count = chance.whole(1, Math.min(property.most || values.length, values.length));
  const chosen = values.toSorted(() => chance.next() - 0.5).slice(0, count);
  const entries = chosen.map(({ id, zh }) => ({ vid: id, propValue: zh, valueUnit: unit }));
  if (property.control === control.chooseWithNumber) {
    const whole = property.precision === 0 || property.rule !== 1;
    const numbers = whole
      ? wholeShares(count)
      : sharesOf(chance, count).map((share) => rounded(share, property.precision));
    return entries.map((entry, index) => ({ ...entry, numberInputValue: corrected(numbers, index) }));
  }
  const typed = Array.from({ length: chance.whole(0, property.typed) }, (_, index) => ({ propValue: `手写 ${index}` }));
  return [...entries, ...typed];
}

const wholeShares = (count: number) =>
  Array.from({ length: count }, (_, index) => (index === 0 ? String(100 - count + 1) : '1'));
const rounded = (share: string, precision: number) => (precision === 1 ? share.slice(0, -1) : share);

/** What rounding has taken from the shares goes to the first. */
function corrected(numbers: string[], index: number): string {
  if (index > 0) return numbers[index]!;
  const others = numbers.slice(1).reduce((sum, number) => sum + Math.round(Number(number) * 100), 0);
  return ((10_000 - others) / 100).toFixed(2).replace(/\.?0+$/, '');
}

function typedFor({ control: by, type, min = '0', max = '1000' }: TemuProperty, chance: Chance): string {
  if (type === valueType.date) return '2026-11-23';
  if (type === valueType.datePair) return '2026-02-28~2026-11-23';
  if (type === valueType.month) return '2026-02';
  if (type === valueType.monthPair) return '2026-02~2026-11';
  if (type === valueType.text) return chance.pick(['Größe 图', '👕 ok', 'x']);
  const number = () => String(chance.whole(Math.ceil(Number(min)), Number(max)));
  if (by === control.numberRange) return `${Math.ceil(Number(min))}~${number()}`;
  if (by === control.twoNumbers) return `${number()}*${number()}`;
  return by === control.threeNumbers ? `${number()}*${number()}*${number()}` : number();
}

/** As they are sent, those of sale apart. */
export function sentToTemu(template: TemuProperty[], entries: PropertyEntry[]) {
  const byId = new Map(template.map((property) => [property.id, property]));
  const plain = (entry: PropertyEntry) => ({
    ...entry,
    templatePid: digits(entry.templatePid),
    pid: digits(entry.pid),
    refPid: digits(entry.refPid),
    vid: digits(entry.vid),
  });
  const isSale = ({ templatePid }: PropertyEntry) => byId.get(templatePid)?.sale !== undefined;
  return {
    properties: entries.filter((entry) => !isSale(entry)).map(plain),
    specifications: entries.filter(isSale).map((entry) => ({
      ...plain(entry),
      parentSpecId: parentSpecId(byId.get(entry.templatePid)!),
      specId: specIdOf(entry.vid),
      valueGroupId: 0,
      valueGroupName: '',
    })),
  };
}

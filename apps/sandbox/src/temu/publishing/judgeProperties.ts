import { offered } from '../catalogue/catalogue.ts';
import { parentSpecId, specIdOf } from '../catalogue/describe.ts';
import { control, type TemuProperty } from '../catalogue/property.ts';
import { codes, type Finding, isTyped, type PropertyEntry, type SpecEntry, wrong } from './entry.ts';
import { findWrongValues } from './values.ts';

interface Given {
  properties: PropertyEntry[];
  specs: SpecEntry[];
}

/** Everything that TEMU refuses in a product's properties and specifications. Each message begins with its property. */
export function judgeProperties(template: TemuProperty[], { properties, specs }: Given): Finding[] {
  const all = [...properties, ...specs];
  const byId = new Map(template.map((property) => [property.id, property]));
  const entriesOf = Map.groupBy(all, ({ templatePid }) => templatePid);
  const form = new Form(template, entriesOf);
  const strange = all.flatMap((entry) => {
    const property = byId.get(entry.templatePid);
    return named(entry.propName, entry.templatePid, findStrange(property, entry, specs.includes(entry as SpecEntry)));
  });
  const found = template.flatMap((property) => {
    const entries = entriesOf.get(property.id) ?? [];
    return named(property.zh, property.id, findInProperty(form, property, entries));
  });
  const wrongSpecs = specs.flatMap((entry) => {
    const property = byId.get(entry.templatePid);
    return property ? named(property.zh, property.id, findWrongSpec(property, entry)) : [];
  });
  return [...strange, ...found, ...wrongSpecs];
}

function named(name: string, templatePid: string, findings: Finding[]): Finding[] {
  return findings.map(({ code, message }) => ({ code, message: `[${name}] templatePid ${templatePid}: ${message}` }));
}

function findStrange(property: TemuProperty | undefined, entry: PropertyEntry, amongSpecs: boolean): Finding[] {
  if (!property) return [wrong('the property is not in the template of the category')];
  if (property.pid !== entry.pid || property.refPid !== entry.refPid)
    return [wrong('pid or refPid belongs to another property')];
  if (amongSpecs === (property.sale !== undefined)) return [];
  return [
    wrong(amongSpecs ? 'it is no specification' : 'it is a specification and belongs into productSpecPropertyReqs'),
  ];
}

function findInProperty(form: Form, property: TemuProperty, entries: PropertyEntry[]): Finding[] {
  if (!form.applies(property))
    return entries.length > 0 ? [wrong('the property does not apply beside the chosen parent values')] : [];
  if (entries.length > 0) return findWrongValues({ property, entries, allowed: form.allowed(property) });
  if (property.control === control.computed || !(property.required || property.sale)) return [];
  if (property.sale) return [{ code: codes.missingSpec, message: 'the specification is missing' }];
  // that is how TEMU reports a child that is missing
  return [
    wrong(
      property.parentPid === undefined
        ? 'the property is required'
        : 'the template has changed: the property is required',
    ),
  ];
}

function findWrongSpec(property: TemuProperty, entry: SpecEntry): Finding[] {
  const isRight =
    entry.parentSpecId === String(parentSpecId(property)) &&
    (isTyped(entry) || entry.specId === String(specIdOf(entry.vid)));
  return isRight ? [] : [{ code: codes.spec, message: 'parentSpecId or specId does not belong to the value' }];
}

/** Which properties apply, and which of their values, beside the values that are chosen. */
class Form {
  readonly #byPid: Map<string, TemuProperty>;
  readonly #entriesOf: Map<string, PropertyEntry[]>;

  constructor(template: TemuProperty[], entriesOf: Map<string, PropertyEntry[]>) {
    this.#byPid = new Map(template.map((property) => [property.pid, property]));
    this.#entriesOf = entriesOf;
  }

  /** A child applies while its parent does and has one of the values that show it. */
  applies({ parentPid, shownUnder, allowed }: TemuProperty): boolean {
    if (parentPid === undefined) return true;
    const parent = this.#byPid.get(parentPid);
    if (!parent || !this.applies(parent)) return false;
    const showing = shownUnder.length > 0 ? shownUnder : allowed.flatMap(({ parentVids }) => parentVids);
    return showing.length === 0 || showing.some((vid) => this.#hasChosen(parent, vid));
  }

  allowed(property: TemuProperty): ReadonlySet<string> {
    const parent = this.#byPid.get(property.parentPid ?? '');
    if (!parent || property.allowed.length === 0) return new Set(offered(property).map(({ id }) => id));
    const open = property.allowed.filter(({ parentVids }) => parentVids.some((vid) => this.#hasChosen(parent, vid)));
    return new Set(open.flatMap(({ vids }) => vids));
  }

  #hasChosen({ id }: TemuProperty, vid: string): boolean {
    return (this.#entriesOf.get(id) ?? []).some((entry) => entry.vid === vid);
  }
}

import type { AttributeField, AttributeOption, AttributeRow } from '@pressroom/contract/attributes/field';
import type { AttributeFinding } from '@pressroom/contract/attributes/finding';
import { type LinkedRule, withLinkedRules } from '@pressroom/contract/attributes/linkedRules';
import { settleAfter } from '@pressroom/contract/attributes/settle';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { visibleFields } from '@pressroom/contract/attributes/visibleFields';
import { newListeners } from '../../../client/listeners.ts';
import { AllowedSets } from './allowedSets.ts';
import {
  emptyView,
  type FieldView,
  type FormView,
  isFilled,
  type Notice,
  rowsToKeep,
  sameChoices,
  sameFindings,
  type ShownFinding,
  type ToldFinding,
  treeOf,
} from './formState.ts';
import { ShownFindings } from './shownFindings.ts';

type Held = Map<string, readonly AttributeRow[]>;

/**
 * The values of one attribute form and what follows from them, outside of React: a key that is typed in one field is work
 * for this field alone.
 */
export class AttributeFormStore {
  private defined: readonly AttributeField[];
  private rules: readonly LinkedRule[] = [];
  /** As defined, with what the linked rules leave to choose. */
  private fields: readonly AttributeField[] = [];
  private byId = new Map<string, AttributeField>();
  private held: Held;
  private judged = new Map<string, AttributeFinding[]>();
  private readonly findings = new ShownFindings();
  private readonly allowed = new AllowedSets();
  private visible: readonly AttributeField[] = [];
  private notice: Notice | undefined;
  private focus: { id: string; row: number } | undefined;
  private views = new Map<string, FieldView>();
  private whole: FormView = { nodes: [], leftOver: [], shown: 0, required: 0, requiredFilled: 0 };
  private readonly news = newListeners();

  constructor(fields: readonly AttributeField[], rows: readonly AttributeRow[]) {
    this.defined = fields;
    this.held = groupRows(rows);
    this.take(fields);
  }

  /** All values, those of hidden fields too, in the order of the definition. */
  rows(): AttributeRow[] {
    const known = this.defined.map(({ id }) => id);
    const ids = [...known, ...[...this.held.keys()].filter((id) => !this.byId.has(id))];
    return ids.flatMap((id) => rowsToKeep(this.byId.get(id), this.held.get(id) ?? []));
  }

  /** Takes other values, as loaded: nothing is cleared, and what was found before is forgotten. */
  replace(rows: readonly AttributeRow[]) {
    this.held = groupRows(rows);
    this.findings.forget();
    this.notice = undefined;
    this.refresh(true);
  }

  /** Takes another definition and keeps the values. Linked rules are asked for again. */
  setFields(fields: readonly AttributeField[]) {
    this.defined = fields;
    this.rules = [];
    this.take(fields);
  }

  /** Takes what linked attributes leave to choose. */
  addRules(rules: readonly LinkedRule[]) {
    if (rules.length === 0) return;
    this.rules = [...this.rules, ...rules];
    this.take(withLinkedRules(this.defined, this.rules));
  }

  /** Adds a value that the marketplace has just taken into its list. */
  addOption(attributeId: string, option: AttributeOption) {
    this.defined = this.defined.map((field) =>
      field.id === attributeId ? { ...field, values: [...field.values, option] } : field,
    );
    this.take(withLinkedRules(this.defined, this.rules));
  }

  private take(fields: readonly AttributeField[]) {
    this.fields = fields;
    this.byId = new Map(fields.map((field) => [field.id, field]));
    this.refresh(true);
  }

  /** Shows everything that the marketplace would refuse, and focuses the first. */
  check(): AttributeFinding[] {
    const found = validateAttributes(this.fields, this.rows());
    this.findings.showAll();
    this.focusOn(found);
    this.refresh(false);
    return found;
  }

  /** Shows what the server has found, and focuses the first. A field's finding goes with its next change. */
  show(findings: readonly ToldFinding[]) {
    this.findings.tell(findings);
    this.focusOn(findings);
    this.refresh(false);
  }

  private focusOn([first]: readonly { attributeId: string; row?: number | null }[]) {
    this.focus = first && { id: first.attributeId, row: first.row ?? 0 };
  }

  /** The field has taken the focus that it was given. */
  focused() {
    this.focus = undefined;
    this.refresh(false);
  }

  /** `typed`: its findings wait until the field is left. `chosen`: they show at once. */
  edit(id: string, rows: readonly AttributeRow[], how: 'typed' | 'chosen') {
    const before = this.held;
    const isChoice = !sameChoices(before.get(id) ?? [], rows);
    const beforeRows = isChoice ? this.rows() : [];
    this.held = new Map(before).set(id, rows);
    this.findings.edited(id, how);
    if (isChoice) this.settle(id, before.get(id) ?? [], beforeRows);
    this.refresh(isChoice);
  }

  /** Clears what the changed field no longer allows elsewhere. */
  private settle(id: string, former: readonly AttributeRow[], before: readonly AttributeRow[]) {
    const settled = groupRows(settleAfter(this.fields, before, this.rows()));
    const cleared = [...this.held].filter(
      ([other, rows]) => rowsToKeep(this.byId.get(other), rows).length !== (settled.get(other)?.length ?? 0),
    );
    for (const [other] of cleared) this.held.set(other, settled.get(other) ?? []);
    this.notice =
      cleared.length > 0 ? { fieldId: id, what: 'cleared', before: new Map([...cleared, [id, former]]) } : undefined;
  }

  /** Fills fields that are empty with what a chosen value brings along. */
  fill(fieldId: string, rows: readonly AttributeRow[]) {
    const filled = [...groupRows(rows)].filter(([id]) => this.byId.has(id) && !isFilled(this.held.get(id) ?? []));
    if (filled.length === 0) return;
    const before = new Map(filled.map(([id]) => [id, this.held.get(id) ?? []]));
    this.held = new Map([...this.held, ...filled]);
    this.notice = { fieldId, what: 'filled', before };
    this.refresh(true);
  }

  /** Takes back what the last choice has changed in other fields. */
  undo() {
    if (!this.notice) return;
    this.held = new Map([...this.held, ...this.notice.before]);
    this.notice = undefined;
    this.refresh(true);
  }

  /** The person goes on to another field. */
  leave(id: string) {
    this.findings.left(id);
    this.refresh(false);
  }

  view(id: string): FieldView {
    return this.views.get(id) ?? emptyView;
  }

  form(): FormView {
    return this.whole;
  }

  subscribe(listener: () => void): () => void {
    return this.news.listen(listener);
  }

  private refresh(choicesChanged: boolean) {
    const rows = this.rows();
    if (choicesChanged) {
      this.visible = visibleFields(this.fields, rows);
      this.allowed.settle(this.visible, this.held);
    }
    this.judged = Map.groupBy(validateAttributes(this.fields, rows), ({ attributeId }) => attributeId);
    const shown = new Set(this.visible.map(({ id }) => id));
    const leftOver = [...this.held]
      .filter(([id, own]) => isFilled(own) && !shown.has(id) && (this.byId.get(id)?.retired ?? !this.byId.has(id)))
      .map(([id]) => id);
    this.views = new Map([...shown, ...leftOver].map((id) => [id, this.viewNow(id)]));
    this.describeWhole(leftOver, choicesChanged);
    this.news.tell();
  }

  private viewNow(id: string): FieldView {
    const former = this.views.get(id);
    const found: readonly ShownFinding[] = this.findings.of(id, this.judged.get(id) ?? []);
    const now: FieldView = {
      field: this.byId.get(id),
      rows: this.held.get(id) ?? emptyView.rows,
      allowed: this.allowed.of(id),
      findings: former && sameFindings(former.findings, found) ? former.findings : found,
      notice: this.notice?.fieldId === id ? this.notice : undefined,
      focusRow: this.focus?.id === id ? this.focus.row : undefined,
    };
    return former && sameView(former, now) ? former : now;
  }

  private describeWhole(leftOver: readonly string[], choicesChanged: boolean) {
    const required = this.visible.filter((field) => field.required);
    const now: FormView = {
      nodes: choicesChanged ? treeOf(this.visible) : this.whole.nodes,
      leftOver: leftOver.join(' ') === this.whole.leftOver.join(' ') ? this.whole.leftOver : leftOver,
      shown: this.visible.length,
      required: required.length,
      requiredFilled: required.filter(({ id }) => isFilled(this.held.get(id) ?? [])).length,
    };
    if (JSON.stringify(now.nodes) === JSON.stringify(this.whole.nodes)) now.nodes = this.whole.nodes;
    const same = (Object.keys(now) as (keyof FormView)[]).every((part) => now[part] === this.whole[part]);
    if (!same) this.whole = now;
  }
}

function sameView(left: FieldView, right: FieldView): boolean {
  return (Object.keys(left) as (keyof FieldView)[]).every((part) => left[part] === right[part]);
}

function groupRows(rows: readonly AttributeRow[]): Held {
  return Map.groupBy(rows, ({ attributeId }) => attributeId);
}

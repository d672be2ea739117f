import type { AttributeField, AttributeOption, AttributeRow } from '@pressroom/contract/attributes/field';
import type { AttributeFinding } from '@pressroom/contract/attributes/finding';
import { type LinkedRule, withLinkedRules } from '@pressroom/contract/attributes/linkedRules';
import { settleAfter } from '@pressroom/contract/attributes/settle';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { newListeners } from '../../../client/listeners.ts';
import { type FieldView, type FormView, groupRows, type Held, isFilled, rowsToKeep } from './formState.ts';
import { type Notice, sameChoices, type ShownFinding } from './formState.ts';
import { FormViews } from './formViews.ts';
import { type Choice, filledBy, LinkedChoices, withoutChoices } from './linkedChoices.ts';
import { ShownFindings } from './shownFindings.ts';

/**
 * The values of one attribute form and what follows from them, outside of React: a key that is typed in one field is work
 * for this field alone.
 */
export class AttributeFormStore {
  private defined: readonly AttributeField[] = [];
  private rules: readonly LinkedRule[] = [];
  /** As defined, with what the linked rules leave to choose. */
  private fields: readonly AttributeField[] = [];
  private byId = new Map<string, AttributeField>();
  private held: Held;
  private notice: Notice | undefined;
  private focus: { id: string; row: number } | undefined;
  private readonly findings = new ShownFindings();
  private readonly linked = new LinkedChoices();
  private readonly views = new FormViews();
  private readonly news = newListeners();

  constructor(fields: readonly AttributeField[], rows: readonly AttributeRow[]) {
    this.held = groupRows(rows);
    this.setFields(fields);
  }

  /** All values, those of hidden fields too, in the order of the definition. */
  rows(): AttributeRow[] {
    const ids = new Set([...this.byId.keys(), ...this.held.keys()]);
    return [...ids].flatMap((id) => rowsToKeep(this.byId.get(id), this.of(id)));
  }

  /** Takes other values, as loaded: nothing is cleared, and what was found before is forgotten. */
  replace(rows: readonly AttributeRow[]) {
    this.held = groupRows(rows);
    this.findings.forget();
    this.setFields(this.defined);
  }

  /** Takes another definition and keeps the values. Linked rules are asked for again. */
  setFields(fields: readonly AttributeField[]) {
    this.defined = fields;
    this.rules = [];
    this.notice = undefined;
    this.combine();
    this.linked.restart(this.rows());
    this.refresh(true);
  }

  /** Adds a value that the marketplace has just taken into its list. */
  addOption(attributeId: string, option: AttributeOption) {
    const lacksIt = (field: AttributeField) =>
      field.id === attributeId && field.values.every(({ id }) => id !== option.id);
    this.defined = this.defined.map((field) =>
      lacksIt(field) ? { ...field, values: [...field.values, option] } : field,
    );
    this.combine();
    this.refresh(true);
  }

  /** The chosen values whose linked rules have not been asked for; whoever takes them asks. */
  takeUnasked(): Choice[] {
    return this.linked.takeUnasked(this.rows(), this.views.shownIds());
  }

  /** Takes the rules of these choices. Those that a person has made here clear and fill other fields, too. */
  addRules(choices: readonly Choice[], rules: readonly LinkedRule[]) {
    if (rules.length === 0) return;
    this.rules = [...this.rules, ...rules];
    this.combine();
    const made = this.linked.chosenHere(choices, this.rows());
    const cause = made.at(-1)?.attributeId;
    if (cause !== undefined) {
      this.settle(cause, withoutChoices(this.rows(), made));
      this.fill(cause, filledBy(rules, made, this.byId));
    }
    this.refresh(true);
  }

  private combine() {
    this.fields = this.rules.length > 0 ? withLinkedRules(this.defined, this.rules) : this.defined;
    this.byId = new Map(this.fields.map((field) => [field.id, field]));
  }

  /** Shows everything that the marketplace would refuse, and focuses the first. */
  check(): AttributeFinding[] {
    const found = validateAttributes(this.fields, this.rows());
    this.findings.showAll();
    this.focusOn(found);
    return found;
  }

  /** Shows what was found elsewhere, and focuses the first. A field's finding goes with its next change. */
  show(findings: readonly ShownFinding[]) {
    this.findings.tell(findings);
    this.focusOn(findings);
  }

  private focusOn(findings: readonly ShownFinding[]) {
    const first = findings.find(({ attributeId }) => this.views.has(attributeId));
    this.focus = first && { id: first.attributeId, row: first.row ?? 0 };
    this.refresh(false);
  }

  /** The field has taken the focus that it was given. */
  focused() {
    this.focus = undefined;
    this.refresh(false);
  }

  /** What is wrong shows at once where something is chosen, and when the field is left where something is typed. */
  edit(id: string, rows: readonly AttributeRow[], how: 'typed' | 'chosen') {
    const former = this.of(id);
    const isChoice = !sameChoices(former, rows);
    const before = isChoice ? this.rows() : [];
    this.held = new Map(this.held).set(id, rows);
    this.findings.edited(id, how);
    if (isChoice) {
      this.notice = undefined;
      this.settle(id, before, former);
    }
    this.refresh(isChoice);
  }

  /** Clears what the changed field no longer allows elsewhere. */
  private settle(id: string, before: readonly AttributeRow[], former?: readonly AttributeRow[]) {
    const settled = groupRows(settleAfter(this.fields, before, this.rows()));
    const isLess = (other: string) =>
      rowsToKeep(this.byId.get(other), this.of(other)).length > (settled.get(other)?.length ?? 0);
    const cleared = [...this.held.keys()].filter((other) => other !== id && isLess(other));
    if (cleared.length === 0) return;
    this.tell(id, { cleared }, former && [id, former]);
    this.held = new Map([...this.held, ...cleared.map((other) => [other, settled.get(other) ?? []] as const)]);
  }

  /** Fills fields that are shown and empty. */
  private fill(id: string, rows: readonly AttributeRow[]) {
    const filled = [...groupRows(rows)].filter(([other]) => !isFilled(this.of(other)));
    if (filled.length === 0) return;
    this.tell(id, { filled: filled.map(([other]) => other) });
    this.held = new Map([...this.held, ...filled]);
  }

  /** Adds to what this choice has changed, with what stood there before. */
  private tell(
    fieldId: string,
    { cleared = [], filled = [] }: Partial<Pick<Notice, 'cleared' | 'filled'>>,
    own?: readonly [string, readonly AttributeRow[]],
  ) {
    const known = this.notice?.fieldId === fieldId ? this.notice : undefined;
    const changed = [...cleared, ...filled].map((other) => [other, this.of(other)] as const);
    this.notice = {
      fieldId,
      cleared: [...new Set([...(known?.cleared ?? []), ...cleared])],
      filled: [...new Set([...(known?.filled ?? []), ...filled])],
      before: new Map([...changed, ...(own ? [own] : []), ...(known?.before ?? [])]),
    };
  }

  /** Takes back the last choice, where it has cleared something, and what it has changed in other fields. */
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

  /** A field of the definition, shown or not. */
  field(id: string): AttributeField | undefined {
    return this.byId.get(id);
  }

  view(id: string): FieldView {
    return this.views.of(id);
  }

  form(): FormView {
    return this.views.form();
  }

  subscribe(listener: () => void): () => void {
    return this.news.listen(listener);
  }

  private of(id: string): readonly AttributeRow[] {
    return this.held.get(id) ?? [];
  }

  private refresh(choicesChanged: boolean) {
    const { fields, byId, held, notice, focus, findings } = this;
    this.views.refresh({ fields, byId, held, notice, focus, findings, rows: this.rows() }, choicesChanged);
    this.news.tell();
  }
}

import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import type { AttributeFinding } from '@pressroom/contract/attributes/finding';
import { validateAttributes } from '@pressroom/contract/attributes/validateAttributes';
import { visibleFields } from '@pressroom/contract/attributes/visibleFields';
import { AllowedSets } from './allowedSets.ts';
import { type FieldNode, type FieldView, type FormView, type Held, isFilled, type Notice } from './formState.ts';
import { sameFindings, sameParts } from './formState.ts';
import type { ShownFindings } from './shownFindings.ts';

interface Stand {
  fields: readonly AttributeField[];
  byId: ReadonlyMap<string, AttributeField>;
  held: Held;
  /** The same, as they are stored. */
  rows: readonly AttributeRow[];
  notice: Notice | undefined;
  focus: { id: string; row: number } | undefined;
  findings: ShownFindings;
}

const noRows: readonly AttributeRow[] = [];
const emptyView: FieldView = {
  field: undefined,
  rows: noRows,
  allowed: undefined,
  findings: [],
  notice: undefined,
  focusRow: undefined,
};

/** What each field and the form as a whole show. What has not changed stays the same object, so that React skips it. */
export class FormViews {
  private visible: readonly AttributeField[] = [];
  private shown: ReadonlySet<string> = new Set();
  private readonly allowed = new AllowedSets();
  private views = new Map<string, FieldView>();
  private whole: FormView = { nodes: [], leftOver: [], shown: 0, required: 0, requiredFilled: 0, focusId: undefined };

  of(id: string): FieldView {
    return this.views.get(id) ?? emptyView;
  }

  has(id: string): boolean {
    return this.views.has(id);
  }

  form(): FormView {
    return this.whole;
  }

  shownIds(): ReadonlySet<string> {
    return this.shown;
  }

  refresh(stand: Stand, choicesChanged: boolean) {
    if (choicesChanged) {
      this.visible = visibleFields(stand.fields, stand.rows);
      this.shown = new Set(this.visible.map(({ id }) => id));
      this.allowed.settle(this.visible, stand.held);
    }
    const judged = Map.groupBy(validateAttributes(stand.fields, stand.rows), ({ attributeId }) => attributeId);
    const leftOver = [...stand.held]
      .filter(([id, rows]) => isFilled(rows) && (stand.byId.get(id)?.retired ?? !stand.byId.has(id)))
      .map(([id]) => id);
    const ids = [...this.shown, ...leftOver];
    this.views = new Map(ids.map((id) => [id, this.viewNow(id, stand, judged.get(id) ?? [])]));
    this.describe(stand, leftOver, choicesChanged);
  }

  private viewNow(id: string, stand: Stand, judged: readonly AttributeFinding[]): FieldView {
    const { byId, held, notice, focus, findings } = stand;
    const former = this.of(id);
    const found = findings.of(id, judged);
    const now: FieldView = {
      field: byId.get(id),
      rows: held.get(id) ?? noRows,
      allowed: this.allowed.of(id),
      findings: sameFindings(former.findings, found) ? former.findings : found,
      notice: notice?.fieldId === id ? notice : undefined,
      focusRow: focus?.id === id ? focus.row : undefined,
    };
    return sameParts(former, now) ? former : now;
  }

  private describe({ held, focus }: Stand, leftOver: readonly string[], choicesChanged: boolean) {
    const { nodes, leftOver: known } = this.whole;
    const required = this.visible.filter((field) => field.required);
    const now: FormView = {
      nodes: choicesChanged ? kept(nodes, treeOf(this.visible)) : nodes,
      leftOver: kept(known, leftOver),
      shown: this.visible.length,
      required: required.length,
      requiredFilled: required.filter(({ id }) => isFilled(held.get(id) ?? noRows)).length,
      focusId: focus?.id,
    };
    if (!sameParts(this.whole, now)) this.whole = now;
  }
}

function kept<T extends readonly unknown[]>(former: T, now: T): T {
  return JSON.stringify(former) === JSON.stringify(now) ? former : now;
}

/** The shown fields as a tree; each child stands after its parent. */
function treeOf(shown: readonly AttributeField[]): FieldNode[] {
  const childrenOf = Map.groupBy(shown, ({ parentId }) => parentId);
  const nodeOf = ({ id }: AttributeField): FieldNode => ({ id, children: (childrenOf.get(id) ?? []).map(nodeOf) });
  return (childrenOf.get(undefined) ?? []).map(nodeOf);
}

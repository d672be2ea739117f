import { combinationSpec, componentForm, components } from '@pressroom/contract/products/form';
import { productType } from '@pressroom/contract/products/product';
import type { WholeProduct } from '../record/queries.ts';
import { type CombinationColumn, combinationColumns, type SheetColumnKey } from './columns.ts';
import { templatesOf } from './filled.ts';
import { existingOf, judgeHead } from './heads.ts';
import { fold, type Known } from './known.ts';
import { kept, type PlannedProduct } from './planned.ts';
import type { CellFindings, SheetLine } from './read.ts';

/** A SKU that a line names as a component. */
export interface NamedComponent {
  id: string;
  productType: number;
}

interface KnownComponents {
  known: Known;
  /** By their SKU in lower case. */
  components: ReadonlyMap<string, NamedComponent>;
  findings: CellFindings;
}

/** Lines of one combination: what they say of it together, and each with its own component. */
export interface CombinationLines extends SheetLine {
  parts: readonly SheetLine[];
}

const common = (Object.keys(combinationColumns) as CombinationColumn[]).filter(
  (column) => !['spu', 'component', 'quantity'].includes(column),
);

/** The lines of each combination, by their SPU. What one of them says the others repeat or leave out. */
export function groupLines(lines: readonly SheetLine[], findings: CellFindings): CombinationLines[] {
  const groups = Map.groupBy(lines, ({ line, text }) => fold(text.spu) || `line ${line}`);
  return [...groups.values()].map((parts) => {
    const said = common.map((column) => {
      const first = parts.find(({ text }) => text[column]);
      for (const { line, text } of parts)
        if (first && text[column] && text[column] !== first.text[column])
          findings.add(line, column, 'products.sheet.disagrees', { line: first.line });
      return [column, first?.text[column] ?? ''];
    });
    const { line, text } = parts[0]!;
    return { line, text: { ...text, ...Object.fromEntries(said) }, parts };
  });
}

/** The combination of a group of lines. Complete only if nothing is wrong with them. */
export function judgeCombination(row: CombinationLines, context: KnownComponents): PlannedProduct | undefined {
  const { known, findings } = context;
  const { line, text, parts: group } = row;
  if (!text.sku) findings.add(line, 'sku', 'sheet.required');
  const existing = existingOf(row, known, { productType: productType.combination, findings });
  const head = judgeHead(row, { templates: templatesOf(row, known, existing, findings), existing, findings });
  const parts = group.map((each) => componentOf(each, context));
  const twice = components.safeParse(parts.map((part) => part ?? { id: '0' }));
  for (const issue of twice.error?.issues ?? []) {
    const at = group[Number(issue.path[0])];
    if (at && parts[Number(issue.path[0])]) findings.addIssue(at.line, 'component', issue);
    else if (issue.path.length === 0) findings.addIssue(line, 'component', issue);
  }
  const own = existing?.skus[0];
  const judged = combinationSpec.safeParse({
    ...text,
    ...presentBox(own),
    followsStock: (own?.ownStock ?? null) === null,
    realStock: own?.ownStock,
  });
  for (const issue of judged.error?.issues ?? []) findings.addIssue(line, issue.path[0] as SheetColumnKey, issue);
  if (!head || !judged.success) return undefined;
  const form = judged.data;
  return {
    line,
    existing,
    productType: productType.combination,
    head: { ...head, print1Id: existing?.head.print1Id ?? null, print2Id: existing?.head.print2Id ?? null },
    sku: {
      sku: kept(own?.sku, form.sku),
      name: kept(own?.name, form.name),
      status: own && head.status === existing?.head.status ? own.status : head.status,
      productCodeId: own?.productCodeId ?? null,
      colorId: own?.colorId ?? null,
      sizeId: own?.sizeId ?? null,
      material: own?.material ?? '',
      origin: own?.origin ?? null,
      productReferenceLinks: own?.productReferenceLinks ?? '',
      startOriginalPrice: form.startOriginalPrice ?? null,
      endOriginalPrice: form.endOriginalPrice ?? null,
      startSellingPrice: form.startSellingPrice ?? null,
      endSellingPrice: form.endSellingPrice ?? null,
      outerBoxLength: own?.outerBoxLength ?? null,
      outerBoxWidth: own?.outerBoxWidth ?? null,
      outerBoxHeight: own?.outerBoxHeight ?? null,
      outerBoxWeight: own?.outerBoxWeight ?? null,
      ownStock: own?.ownStock ?? null,
      remark: kept(own?.remark, form.remark),
      mainBlobId: own?.mainBlobId ?? null,
      components: parts.flatMap((part) => (part ? { skuId: part.id, quantity: part.quantity } : [])),
    },
    lacksPicture: false,
  };
}

/** The sheet has no columns for them. */
const presentBox = (own: WholeProduct['skus'][number] | undefined) => ({
  mainPictureUrl: undefined,
  outerBoxLength: own?.outerBoxLength,
  outerBoxWidth: own?.outerBoxWidth,
  outerBoxHeight: own?.outerBoxHeight,
  outerBoxWeight: own?.outerBoxWeight,
});

function componentOf({ line, text }: SheetLine, { components: found, findings }: KnownComponents) {
  const component = found.get(fold(text.component));
  if (text.component && !component)
    findings.add(line, 'component', 'products.sheet.unknown', { value: text.component });
  if (component?.productType === productType.combination)
    findings.addIssue(line, 'component', { message: 'products.componentKind' });
  const judged = componentForm.safeParse({ id: component?.id ?? '0', quantity: text.quantity || undefined });
  for (const issue of judged.error?.issues ?? []) findings.addIssue(line, 'quantity', issue);
  return component && judged.success ? judged.data : undefined;
}

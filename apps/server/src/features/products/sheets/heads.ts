import { productHead } from '@pressroom/contract/products/form';
import { saleState } from '@pressroom/contract/productTemplates/form';
import { z } from 'zod';
import type { WholeProduct } from '../record/queries.ts';
import type { HeadValues } from '../write/values.ts';
import type { SheetColumnKey } from './columns.ts';
import type { Templates } from './filled.ts';
import { fold, type Known } from './known.ts';
import { kept } from './planned.ts';
import type { CellFindings, SheetLine } from './read.ts';

const headForm = z.object(productHead);

/** In either language, as the lists show it. */
const statuses: Readonly<Record<string, number>> = {
  在售: saleState.onSale,
  'on sale': saleState.onSale,
  启用: saleState.onSale,
  停售: saleState.stopSale,
  'halt sales': saleState.stopSale,
  'stop sale': saleState.stopSale,
  停用: saleState.stopSale,
};

const columns: Readonly<Record<string, SheetColumnKey>> = {
  spu: 'spu',
  status: 'status',
  categoryTemplateId: 'classification',
  outerPkgTemplateId: 'packaging',
  productTemplateId: 'template',
};

interface Wanted {
  templates: Templates;
  existing: WholeProduct | undefined;
  findings: CellFindings;
}

/** What the line says beside its SKU, without prints. */
export function judgeHead(
  { line, text }: SheetLine,
  { templates, existing, findings }: Wanted,
): HeadValues | undefined {
  const form = headForm.safeParse({
    spu: text.spu,
    status: statuses[fold(text.status)] ?? (text.status || (existing?.head.status ?? saleState.onSale)),
    productTemplateId: templates.template?.id,
    categoryTemplateId: templates.classificationId,
    outerPkgTemplateId: templates.packagingId,
  });
  for (const issue of form.error?.issues ?? []) findings.addIssue(line, columns[String(issue.path[0])] ?? 'spu', issue);
  if (!form.success) return undefined;
  const { spu, status, productTemplateId, categoryTemplateId, outerPkgTemplateId } = form.data;
  return {
    spu: kept(existing?.head.spu, spu),
    status,
    productTemplateId: productTemplateId ?? null,
    classificationTemplateId: categoryTemplateId,
    packagingTemplateId: outerPkgTemplateId,
    print1Id: null,
    print2Id: null,
  };
}

/** The product that has the line's SKU, which must be of this kind and have its SPU. */
export function existingOf(
  { line, text }: SheetLine,
  known: Known,
  { productType, findings }: { productType: number; findings: CellFindings },
): WholeProduct | undefined {
  const existing = known.bySku.get(fold(text.sku));
  if (!existing) {
    if (known.bySpu.has(fold(text.spu))) findings.addIssue(line, 'spu', taken(text.spu));
    return undefined;
  }
  if (existing.head.productType !== productType) findings.add(line, 'sku', 'products.sheet.otherKind');
  else if (fold(existing.head.spu) !== fold(text.spu))
    findings.add(line, 'spu', 'products.sheet.otherSpu', { spu: existing.head.spu });
  return existing.head.productType === productType ? existing : undefined;
}

const taken = (spu: string) => ({ message: 'products.spuTaken', params: { spu } });

/** Each SKU and SPU may stand in the sheet once. */
export function refuseTwice(lines: readonly SheetLine[], findings: CellFindings): void {
  for (const column of ['sku', 'spu'] as const) {
    const first = new Map<string, number>();
    for (const { line, text } of lines) {
      const code = fold(text[column]);
      const before = first.get(code);
      if (code && before !== undefined) findings.add(line, column, 'products.sheet.twice', { line: before });
      else first.set(code, line);
    }
  }
}

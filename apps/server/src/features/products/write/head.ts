import { libraryType } from '@pressroom/contract/library/library';
import type { Tx } from '../../../platform/database/database.ts';
import { anyOf } from '../../../platform/database/expressions.ts';
import type { FieldProblem } from '../../../platform/failure.ts';
import type { HeadValues } from './values.ts';

interface HeadForm {
  spu: string;
  status: number;
  productTemplateId?: string;
  categoryTemplateId: string;
  outerPkgTemplateId: string;
  stockImage1?: string;
  stockImage2?: string;
}

export function headValues(form: HeadForm): HeadValues {
  return {
    spu: form.spu,
    status: form.status,
    productTemplateId: form.productTemplateId ?? null,
    classificationTemplateId: form.categoryTemplateId,
    packagingTemplateId: form.outerPkgTemplateId,
    print1Id: form.stockImage1 ?? null,
    print2Id: form.stockImage2 ?? null,
  };
}

/** The prints that are no pictures of the library. Until the transaction ends, none of the others can be deleted. */
export async function printProblems(
  tx: Tx,
  { stockImage1, stockImage2 }: Pick<HeadForm, 'stockImage1' | 'stockImage2'>,
): Promise<FieldProblem[]> {
  const chosen = Object.entries({ stockImage1, stockImage2 }).filter(([, id]) => id !== undefined) as [
    string,
    string,
  ][];
  if (chosen.length === 0) return [];
  const found = await tx
    .selectFrom('libraryFiles')
    .where(
      'id',
      '=',
      anyOf(
        chosen.map(([, id]) => id),
        'bigint',
      ),
    )
    .where('libraryType', '=', libraryType.library)
    .select('id')
    .orderBy('id')
    .forShare()
    .execute();
  const kept = new Set(found.map(({ id }) => id));
  return chosen.flatMap(([path, id]) => (kept.has(id) ? [] : { path, key: 'products.printGone' }));
}

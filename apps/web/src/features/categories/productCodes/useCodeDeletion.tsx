import { categories } from '@pressroom/contract/categories/categories';
import type { ProductCode, ProductCodeUses } from '@pressroom/contract/categories/productCodes';
import { codes } from '@pressroom/contract/codes/codes';
import { type ReactNode, useState } from 'react';
import { isFailure } from '../../../client/callFailure.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { CodeInUse } from './CodeInUse.tsx';

/** Deletes a product code. Where something uses it, it shows what, and deletes nothing. */
export function useCodeDeletion({ id, code }: ProductCode) {
  const t = useT();
  const askDeletion = useDeletionQuestion();
  const showFailure = useFailureToast();
  const [uses, setUses] = useState<ProductCodeUses>();
  const command = useCommand(categories.deleteProductCode, {
    success: t('categories.codeDeleted'),
    invalidates: [categories.page, categories.productCodePage, codes.page],
  });

  async function run() {
    const sure = await askDeletion({
      title: t('categories.codeDeleteTitle', { code }),
      content: t('categories.codeDeleteDetail'),
    });
    if (!sure) return;
    try {
      await command.attempt({ id });
    } catch (cause) {
      if (isFailure(cause, 'platform.inUse') && 'variantSkus' in cause.data) setUses(cause.data);
      else showFailure(cause);
    }
  }
  const refusal: ReactNode = uses && <CodeInUse code={code} uses={uses} onClose={() => setUses(undefined)} />;
  return { run, pending: command.pending, refusal };
}

import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { mappingReads } from '../mappingReads.ts';

/** Deletes mappings after saying how many orders will wait again. */
export function useDeleteMappings(question: (orders: number) => { title: string; content: string }) {
  const t = useT();
  const showFailure = useFailureToast();
  const askDeletion = useDeletionQuestion();
  const [asking, setAsking] = useState(false);
  const toasts = useToasts();
  const command = useCommand(skuMapping.delete, { invalidates: mappingReads });

  function deletedText(count: number, orders: number): string {
    if (count > 1) return t('mappingBulk.deleted', { count, orders });
    return orders > 0 ? t('skuMapping.deletedAndWaiting', { count: orders }) : t('skuMapping.deleted');
  }

  async function run(ids: string[]) {
    setAsking(true);
    try {
      const { orders } = await call(skuMapping.followers, { ids });
      if (!(await askDeletion(question(orders)))) return;
      const { waitingOrders } = await command.attempt({ ids });
      toasts.success(deletedText(ids.length, waitingOrders));
    } catch (cause) {
      showFailure(cause);
    } finally {
      setAsking(false);
    }
  }
  return { run, pending: asking };
}

import type { CallInput } from '@pressroom/contract/endpoint';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { mappingReads } from '../mappingReads.ts';

type Selection = CallInput<typeof skuMapping.countSelected>;

/** Asks with the exact number, and deletes exactly so many. */
export function useDeleteSelected(onDeleted: () => void) {
  const t = useT();
  const showFailure = useFailureToast();
  const askDeletion = useDeletionQuestion();
  const [counting, setCounting] = useState(false);
  const command = useCommand(skuMapping.deleteSelected, {
    invalidates: mappingReads,
    success: ({ deleted, waitingOrders }) => t('mappingBulk.deleted', { count: deleted, orders: waitingOrders }),
  });

  async function count(selection: Selection) {
    setCounting(true);
    try {
      return await call(skuMapping.countSelected, selection);
    } catch (cause) {
      showFailure(cause);
      return undefined;
    } finally {
      setCounting(false);
    }
  }

  async function run(selection: Selection) {
    const found = await count(selection);
    if (!found || found.mappings === 0) return;
    const sure = await askDeletion({
      title: t('mappingBulk.deleteTitle', { count: found.mappings }),
      content: t('mappingBulk.deleteDetail', { count: found.orders }),
    });
    if (sure && (await command.run({ ...selection, expected: found.mappings }))) onDeleted();
  }
  return { run, pending: counting || command.pending };
}

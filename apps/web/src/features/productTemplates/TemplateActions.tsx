import { type ProductTemplate, productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { Button } from 'antd';
import { isFailure } from '../../client/callFailure.ts';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { useFailureToast } from '../../kit/useFailureToast.ts';
import { useQuestion } from '../../ui/questions/question.ts';
import { useDeletionQuestion } from '../../ui/questions/useDeletionQuestion.ts';
import { RowActions } from '../../ui/RowActions.tsx';
import type { Show } from './shown.ts';

export function TemplateActions({ template, show }: { template: ProductTemplate; show: Show }) {
  const t = useT();
  const ask = useQuestion();
  const askDeletion = useDeletionQuestion();
  const showFailure = useFailureToast();
  const remove = useCommand(productTemplates.del, {
    success: t('productTemplates.deleted'),
    invalidates: [productTemplates.list],
  });

  async function askAndRemove() {
    const confirmed = await askDeletion({
      title: t('productTemplates.deleteTitle', { name: template.name }),
      content: t('productTemplates.deleteDetail'),
    });
    if (!confirmed) return;
    try {
      await remove.attempt({ id: template.id });
    } catch (cause) {
      if (!isFailure(cause, 'platform.inUse')) return showFailure(cause);
      await tellUses(cause.data as Readonly<Record<string, number>>);
    }
  }

  function tellUses({ skus = 0, products = 0, listings = 0 }: Readonly<Record<string, number>>) {
    return ask({
      title: t('productTemplates.linkedTitle'),
      content: t('productTemplates.linked', { skus, products, listings }),
      okText: t('productTemplates.understood'),
      okCancel: false,
    });
  }
  return (
    <RowActions>
      <Can endpoint={productTemplates.edit}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'edit', id: template.id })}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={productTemplates.duplicate}>
        <Button type="link" size="small" onClick={() => show({ dialog: 'copy', template })}>
          {t('productTemplates.copy')}
        </Button>
      </Can>
      <Can endpoint={productTemplates.del}>
        <Button type="link" size="small" danger loading={remove.pending} onClick={() => void askAndRemove()}>
          {t('ui.delete')}
        </Button>
      </Can>
    </RowActions>
  );
}

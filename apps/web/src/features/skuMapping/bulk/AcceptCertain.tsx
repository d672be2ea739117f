import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { mappingReads } from '../mappingReads.ts';

/** Saves every suggestion that can only be right, after saying how many there are. */
export function AcceptCertain({ filters }: { filters: { shopId?: string; skuId?: string } }) {
  const t = useT();
  const toasts = useToasts();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const [counting, setCounting] = useState(false);
  const accept = useCommand(skuMapping.acceptCertain, {
    invalidates: mappingReads,
    success: ({ accepted: count, contradicted: left, releasedOrders: orders }) =>
      left > 0 ? t('mappingBulk.acceptedSome', { count, orders, left }) : t('mappingBulk.accepted', { count, orders }),
  });

  async function find() {
    setCounting(true);
    try {
      return await call(skuMapping.countCertain, filters);
    } catch (cause) {
      showFailure(cause);
      return undefined;
    } finally {
      setCounting(false);
    }
  }

  async function run() {
    const found = await find();
    if (!found) return;
    const { certain: count, looked } = found;
    if (count === 0) {
      toasts.info(t('mappingBulk.noneCertain'));
      return;
    }
    const agreed = await ask({
      title: t('mappingBulk.certainTitle', { count }),
      content: t('mappingBulk.certainDetail', { looked }),
      okText: t('mappingBulk.certainCount', { count }),
      cancelText: t('ui.cancel'),
    });
    if (agreed) await accept.run({ ...filters, expected: count });
  }
  return (
    <Can endpoint={skuMapping.acceptCertain}>
      <Button type="primary" loading={counting || accept.pending} onClick={() => void run()}>
        {t('mappingBulk.certain')}
      </Button>
    </Can>
  );
}

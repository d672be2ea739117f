import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { call } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { mappingReads } from '../mappingReads.ts';

interface Props {
  mapping: Pick<SkuMappingRow, 'id' | 'skuId' | 'shopName'>;
  onEdit: () => void;
}

export function MappingActs({ mapping, onEdit }: Props) {
  const t = useT();
  const { id, skuId, shopName } = mapping;
  const showFailure = useFailureToast();
  const held = useRef(0);
  const [asking, setAsking] = useState(false);
  const remove = useCommand(skuMapping.delete, {
    success: ({ waitingOrders: count }) =>
      count > 0 ? t('skuMapping.deletedAndWaiting', { count }) : t('skuMapping.deleted'),
    invalidates: mappingReads,
    confirm: () => ({
      title: t('skuMapping.deleteTitle', { skuId }),
      detail: t('skuMapping.deleteDetail', { store: shopName, count: held.current }),
      ok: t('ui.delete'),
      danger: true,
    }),
  });

  async function askAndRemove() {
    setAsking(true);
    try {
      held.current = (await call(skuMapping.followers, { ids: [id] })).orders;
      await remove.run({ ids: [id] });
    } catch (cause) {
      showFailure(cause);
    } finally {
      setAsking(false);
    }
  }
  return (
    <>
      <Can endpoint={skuMapping.save}>
        <Button type="link" size="small" onClick={onEdit}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={skuMapping.delete}>
        <Button type="link" size="small" danger loading={asking} onClick={() => void askAndRemove()}>
          {t('ui.delete')}
        </Button>
      </Can>
    </>
  );
}

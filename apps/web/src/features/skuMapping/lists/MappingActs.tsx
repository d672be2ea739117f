import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useDeleteMappings } from '../bulk/useDeleteMappings.ts';

interface Props {
  mapping: Pick<SkuMappingRow, 'id' | 'skuId' | 'shopName'>;
  onEdit: () => void;
}

export function MappingActs({ mapping, onEdit }: Props) {
  const t = useT();
  const { id, skuId, shopName: store } = mapping;
  const { run, pending } = useDeleteMappings((count) => ({
    title: t('skuMapping.deleteTitle', { skuId }),
    content: t('skuMapping.deleteDetail', { store, count }),
  }));
  return (
    <>
      <Can endpoint={skuMapping.save}>
        <Button type="link" size="small" onClick={onEdit}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={skuMapping.delete}>
        <Button type="link" size="small" danger loading={pending} onClick={() => void run([id])}>
          {t('ui.delete')}
        </Button>
      </Can>
    </>
  );
}

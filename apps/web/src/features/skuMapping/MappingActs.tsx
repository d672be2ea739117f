import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { mappingReads } from './mappingReads.ts';

interface Props {
  mapping: Pick<SkuMappingRow, 'id' | 'skuId' | 'shopName'>;
  onEdit: () => void;
}

export function MappingActs({ mapping, onEdit }: Props) {
  const t = useT();
  const { id, skuId, shopName } = mapping;
  const remove = useCommand(skuMapping.delete, {
    success: t('skuMapping.deleted'),
    invalidates: mappingReads,
    confirm: () => ({
      title: t('skuMapping.deleteTitle', { skuId }),
      detail: t('skuMapping.deleteDetail', { store: shopName }),
      ok: t('ui.delete'),
      danger: true,
    }),
  });
  return (
    <>
      <Can endpoint={skuMapping.save}>
        <Button type="link" size="small" onClick={onEdit}>
          {t('ui.edit')}
        </Button>
      </Can>
      <Can endpoint={skuMapping.delete}>
        <Button type="link" size="small" danger loading={remove.pending} onClick={() => void remove.run({ ids: [id] })}>
          {t('ui.delete')}
        </Button>
      </Can>
    </>
  );
}

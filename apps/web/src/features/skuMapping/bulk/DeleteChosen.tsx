import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useDeleteMappings } from './useDeleteMappings.ts';

/** Deletes the mappings that are ticked under one product code. */
export function DeleteChosen({ mappings }: { mappings: readonly Pick<SkuMappingRow, 'id'>[] }) {
  const t = useT();
  const count = mappings.length;
  const { run, pending } = useDeleteMappings((orders) => ({
    title: t('mappingBulk.deleteTitle', { count }),
    content: t('mappingBulk.deleteDetail', { count: orders }),
  }));
  return (
    <Can endpoint={skuMapping.delete}>
      <Button danger size="small" loading={pending} onClick={() => void run(mappings.map(({ id }) => id))}>
        {t('mappingBulk.deleteChosen', { count })}
      </Button>
    </Can>
  );
}

import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { useDeleteSelected } from './useDeleteSelected.ts';

/** Exports what is searched, and deletes the mappings of the selected product codes, or all that match. */
export function ListTools({ list }: { list: ResourceList<typeof skuMapping.productPage> }) {
  const t = useT();
  const showFailure = useFailureToast();
  const [exporting, setExporting] = useState(false);
  const { run, pending } = useDeleteSelected(list.clearSelection);
  const { filters: search, everything } = list;

  async function save() {
    setExporting(true);
    await download(skuMapping.export, { search }).catch(showFailure);
    setExporting(false);
  }
  const chosen = everything
    ? { search, exceptCodes: everything.except }
    : { search, productCodes: list.selected.map(({ productCode }) => productCode) };
  return (
    <>
      <Can endpoint={skuMapping.export}>
        <Button
          icon={<DownloadOutlined />}
          title={t('mappingBulk.exportHint')}
          loading={exporting}
          disabled={list.total === 0}
          onClick={() => void save()}
        >
          {t('mappingBulk.export')}
        </Button>
      </Can>
      <Can endpoint={skuMapping.deleteSelected}>
        <Button danger loading={pending} disabled={list.selectedCount === 0} onClick={() => void run(chosen)}>
          {t('mappingBulk.delete')}
        </Button>
      </Can>
    </>
  );
}

import type { CallInput } from '@pressroom/contract/endpoint';
import { productSheets } from '@pressroom/contract/products/sheets';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../client/call.ts';
import { useT } from '../../i18n/i18n.ts';
import { useFailureToast } from '../../kit/useFailureToast.ts';

type Input = CallInput<typeof productSheets.export>;

interface Props {
  /** What the sheet holds. */
  importCode: Input['importCode'];
  /** The products that are selected; none: all that the search finds. */
  ids: readonly string[];
  search: Input['search'];
}

/** Exports products in the shape of the import. */
export function ExportProducts({ importCode, ids, search }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const chosen = ids.length > 0 ? { ids: [...ids] } : {};
    await download(productSheets.export, { importCode, search, ...chosen }).catch(showFailure);
    setBusy(false);
  }
  return (
    <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void save()}>
      {ids.length > 0 ? t('productSheets.exportChosen', { count: ids.length }) : t('productSheets.export')}
    </Button>
  );
}

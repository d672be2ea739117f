import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { CallInput } from '@pressroom/contract/endpoint';
import { labelCosts } from '@pressroom/contract/lastMile/costs';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';

export function ExportLabels({ search }: { search: CallInput<typeof labelCosts.export> }) {
  const t = useT();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    await download(labelCosts.export, search).catch(showFailure);
    setBusy(false);
  }
  return (
    <Button icon={<DownloadOutlined />} loading={busy} onClick={() => void save()}>
      {t('labelCosts.export')}
    </Button>
  );
}

import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { App } from 'antd';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailure.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { useOrderRights } from '../useOrderRights.ts';

export function DownloadMenu({ chosen }: { chosen: readonly OrderRow[] }) {
  const t = useT();
  const canCall = useCanCall();
  const showFailure = useFailureToast();
  const drawings = useCommand(orders.downloadZip);
  const [fetching, setFetching] = useState(false);
  const ids = chosen.map(({ id }) => id);

  async function downloadDrawings() {
    const address = await drawings.run({ ids });
    if (address) save(address);
  }
  async function downloadLabels() {
    setFetching(true);
    await download(orders.downloadPdfZip, { ids })
      .catch(showFailure)
      .finally(() => setFetching(false));
  }
  const acts = [
    ...(canCall(orders.downloadZip) ? [{ label: t('orders.downloadDrawings'), run: downloadDrawings }] : []),
    ...(canCall(orders.downloadPdfZip) ? [{ label: t('orders.downloadLabels'), run: downloadLabels }] : []),
  ];
  if (acts.length === 0) return null;
  return (
    <ActMenu
      size="small"
      label={t('orders.download')}
      icon={<DownloadOutlined />}
      acts={acts}
      busy={drawings.pending || fetching}
    />
  );
}

/** The answer at this address names its file itself. */
function save(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

export function CopyMenu({ chosen }: { chosen: readonly OrderRow[] }) {
  const t = useT();
  const rights = useOrderRights();
  const { message } = App.useApp();
  const copyAll = useCopy();
  const numbers = chosen.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const tracking = chosen.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  const copy = async (items: readonly string[]) => {
    if (items.length > 0) await copyAll(items);
    else void message.warning(t('orders.nothingToCopy'));
  };
  const acts = [
    ...(rights.copyNumbers ? [{ label: t('orders.copyNumbers'), run: () => copy(numbers) }] : []),
    ...(rights.copyTracking ? [{ label: t('orders.copyTracking'), run: () => copy(tracking) }] : []),
  ];
  if (acts.length === 0) return null;
  return <ActMenu size="small" label={t('orders.copyMany')} icon={<CopyOutlined />} acts={acts} />;
}

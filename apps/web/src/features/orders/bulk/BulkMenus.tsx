import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { App, Button, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { download } from '../../../client/call.ts';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailure.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import { useOrderRights } from '../useOrderRights.ts';
import styles from './BulkBar.module.css';

interface Item {
  label: string;
  act: () => Promise<unknown>;
}

interface MenuProps {
  label: string;
  icon: ReactNode;
  items: readonly (Item | false)[];
}

function SmallMenu({ label, icon, items }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const shown = items.filter((item) => item !== false);
  if (shown.length === 0) return null;

  async function choose(act: Item['act']) {
    setOpen(false);
    setBusy(true);
    await act().finally(() => setBusy(false));
  }
  const content = (
    <div className={styles.menu}>
      {shown.map((item) => (
        <Button key={item.label} type="text" size="small" onClick={() => void choose(item.act)}>
          {item.label}
        </Button>
      ))}
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" open={open} onOpenChange={setOpen} content={content}>
      <Button size="small" icon={icon} loading={busy}>
        {label}
      </Button>
    </Popover>
  );
}

export function DownloadMenu({ chosen }: { chosen: readonly OrderRow[] }) {
  const t = useT();
  const canCall = useCanCall();
  const showFailure = useFailureToast();
  const drawings = useCommand(orders.downloadZip);
  const ids = chosen.map(({ id }) => id);

  async function downloadDrawings() {
    const address = await drawings.run({ ids });
    if (address) save(address);
  }
  return (
    <SmallMenu
      label={t('orders.download')}
      icon={<DownloadOutlined />}
      items={[
        canCall(orders.downloadZip) && { label: t('orders.downloadDrawings'), act: downloadDrawings },
        canCall(orders.downloadPdfZip) && {
          label: t('orders.downloadLabels'),
          act: () => download(orders.downloadPdfZip, { ids }).catch(showFailure),
        },
      ]}
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
  return (
    <SmallMenu
      label={t('orders.copyMany')}
      icon={<CopyOutlined />}
      items={[
        rights.copyNumbers && { label: t('orders.copyNumbers'), act: () => copy(numbers) },
        rights.copyTracking && { label: t('orders.copyTracking'), act: () => copy(tracking) },
      ]}
    />
  );
}

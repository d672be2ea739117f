import CloudDownloadOutlined from '@ant-design/icons/CloudDownloadOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import FileExcelOutlined from '@ant-design/icons/FileExcelOutlined';
import FilePdfOutlined from '@ant-design/icons/FilePdfOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import { syncRequests } from '@pressroom/contract/sync/requests';
import { Button } from 'antd';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ActMenu } from '../../ui/ActMenu.tsx';
import { useCommands } from '../../ui/commands.ts';
import { useNarrow } from '../../ui/useNarrow.ts';
import type { OpenDialog } from './acts/useOrderDialogs.ts';
import type { Exported } from './record/everything.ts';
import { useOrderRights } from './record/useOrderRights.ts';

const phone = 600;

interface Props {
  open: OpenDialog;
  /** What an export would hold now. */
  exported: Exported;
}

/** The ways to bring orders and labels in and out; on a phone, where they are rare, behind one button. */
export function ScreenActions({ open, exported }: Props) {
  const t = useT();
  const rights = useOrderRights();
  const canCall = useCanCall();
  const narrow = useNarrow(phone);
  const acts = [
    { name: 'sync', label: t('orders.sync'), icon: <CloudDownloadOutlined />, may: canCall(syncRequests.order) },
    { name: 'labels', label: t('orders.labels'), icon: <FilePdfOutlined />, may: canCall(orders.analysisLabel) },
    { name: 'export', label: t('orders.export'), icon: <DownloadOutlined />, may: canCall(orders.orderExport) },
    { name: 'add', label: t('orders.add'), icon: <PlusOutlined />, may: rights.add },
    { name: 'import', label: t('orders.import'), icon: <FileExcelOutlined />, may: canCall(orders.orderImport) },
  ] as const;
  const shown = acts
    .filter(({ may }) => may)
    .map(({ name, label, icon }) => ({
      name,
      label,
      icon,
      run: () => open(name === 'export' ? { name, exported } : { name }),
    }));
  useCommands(shown);
  if (shown.length === 0) return null;
  if (narrow) return <ActMenu label={t('ui.actions')} icon={<EllipsisOutlined />} acts={shown} />;
  return shown.map(({ name, icon, label, run }) => (
    <Button key={name} type={name === 'import' ? 'primary' : 'default'} icon={icon} onClick={run}>
      {label}
    </Button>
  ));
}

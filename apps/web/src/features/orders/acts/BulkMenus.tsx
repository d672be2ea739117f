import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import type { OrderActs } from './useOrderActs.ts';
import { useToasts } from '../../../ui/toasts.ts';

export function DownloadMenu({ chosen, acts }: { chosen: readonly OrderRow[]; acts: OrderActs }) {
  const t = useT();
  const canCall = useCanCall();
  const zips = [
    ...(canCall(orders.downloadZip) ? (['drawings'] as const) : []),
    ...(canCall(orders.downloadPdfZip) ? (['labels'] as const) : []),
  ];
  if (zips.length === 0) return null;
  return (
    <ActMenu
      size="small"
      label={t('orders.download')}
      icon={<DownloadOutlined />}
      acts={zips.map((zip) => ({ label: t(`orders.zip.${zip}`), run: () => acts.fetchZip(zip, chosen) }))}
      busy={acts.fetching}
    />
  );
}

export function CopyMenu({ chosen }: { chosen: readonly OrderRow[] }) {
  const t = useT();
  const rights = useOrderRights();
  const toasts = useToasts();
  const copyAll = useCopy();
  const numbers = chosen.map(({ thirdOrderNumber }) => thirdOrderNumber);
  const tracking = chosen.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  const copy = async (items: readonly string[]) => {
    if (items.length > 0) await copyAll(items);
    else void toasts.warning(t('orders.nothingToCopy'));
  };
  const acts = [
    ...(rights.copyNumbers ? [{ label: t('orders.copyNumbers'), run: () => copy(numbers) }] : []),
    ...(rights.copyTracking ? [{ label: t('orders.copyTracking'), run: () => copy(tracking) }] : []),
  ];
  if (acts.length === 0) return null;
  return <ActMenu size="small" label={t('orders.copyMany')} icon={<CopyOutlined />} acts={acts} />;
}

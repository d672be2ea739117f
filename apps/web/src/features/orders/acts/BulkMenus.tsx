import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { useQueryClient } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { ZipName } from './acts.ts';
import { choiceOf, type Everything } from '../record/everything.ts';
import { useLabelsPdf } from './useLabelsPdf.ts';
import { useZips } from './useZips.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import type { OrderActs } from './useOrderActs.ts';
import { useToasts } from '../../../ui/toasts.ts';

function useZipNames(): ZipName[] {
  const canCall = useCanCall();
  return [
    ...(canCall(orders.downloadZip) ? (['drawings'] as const) : []),
    ...(canCall(orders.downloadPdfZip) ? (['labels'] as const) : []),
  ];
}

export function DownloadMenu({ chosen, acts }: { chosen: readonly OrderRow[]; acts: OrderActs }) {
  const t = useT();
  const zips = useZipNames();
  const fetchPdf = useLabelsPdf();
  if (zips.length === 0) return null;
  return (
    <ActMenu
      size="small"
      label={t('orders.download')}
      icon={<DownloadOutlined />}
      acts={[
        ...zips.map((zip) => ({ label: t(`orders.zip.${zip}`), run: () => acts.fetchZip(zip, chosen) })),
        ...(fetchPdf
          ? [{ label: t('orders.labelsPdf'), run: () => fetchPdf({ ids: chosen.map(({ id }) => id) }) }]
          : []),
      ]}
      busy={acts.fetching}
    />
  );
}

interface AllProps {
  everything: Everything;
}

/** The same for all that match: the server finds them, up to its limit. */
export function AllDownloadMenu({ everything }: AllProps) {
  const t = useT();
  const zips = useZips();
  const names = useZipNames();
  const fetchPdf = useLabelsPdf();
  if (names.length === 0) return null;
  const fetch = (zip: ZipName) => zips.fetchAll(zip, choiceOf(everything));
  return (
    <ActMenu
      size="small"
      label={t('orders.download')}
      icon={<DownloadOutlined />}
      acts={[
        ...names.map((zip) => ({ label: t(`orders.zip.${zip}`), run: () => void fetch(zip) })),
        ...(fetchPdf ? [{ label: t('orders.labelsPdf'), run: () => fetchPdf(choiceOf(everything)) }] : []),
      ]}
      busy={zips.pending}
    />
  );
}

export function AllCopyMenu({ everything }: AllProps) {
  const t = useT();
  const rights = useOrderRights();
  const client = useQueryClient();
  const showFailure = useFailureToast();
  const toasts = useToasts();
  const copyAll = useCopy();
  async function copy(of: 'order' | 'tracking') {
    try {
      const read = readOf(orders.selectedNumbers, { selection: choiceOf(everything), of });
      const numbers = await client.fetchQuery({ ...read, staleTime: 0, gcTime: 0 });
      if (numbers.length > 0) await copyAll(numbers);
      else void toasts.warning(t('orders.nothingToCopy'));
    } catch (cause) {
      showFailure(cause);
    }
  }
  const acts = [
    ...(rights.copyNumbers ? [{ label: t('orders.copyNumbers'), run: () => void copy('order') }] : []),
    ...(rights.copyTracking ? [{ label: t('orders.copyTracking'), run: () => void copy('tracking') }] : []),
  ];
  if (acts.length === 0) return null;
  return <ActMenu size="small" label={t('orders.copyMany')} icon={<CopyOutlined />} acts={acts} />;
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

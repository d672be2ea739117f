import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useState } from 'react';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { type Everything, tickedOf } from '../record/everything.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import type { FileName } from './acts.ts';
import { AllHandoutDialog, type Handout } from './AllHandoutDialog.tsx';
import { type CopiedNumbers, useCopyNumbers } from './useCopyNumbers.ts';
import type { OrderActs } from './useOrderActs.ts';

interface MenuProps<Name> {
  onChoose: (name: Name) => void;
  busy?: boolean;
}

function FileMenu({ onChoose, busy }: MenuProps<FileName>) {
  const t = useT();
  const canCall = useCanCall();
  const files = [
    { name: 'drawings', label: t('orders.zip.drawings'), may: canCall(orders.downloadZip) },
    { name: 'labels', label: t('orders.zip.labels'), may: canCall(orders.downloadPdfZip) },
    { name: 'labelsPdf', label: t('orders.labelsPdf'), may: canCall(orders.downloadPdf) },
  ] as const;
  const offered = files.filter(({ may }) => may);
  const acts = offered.map(({ name, label }) => ({ label, run: () => onChoose(name) }));
  useCommands(offered.map(({ name }) => ({ label: t(`orders.act.${name}`), run: () => onChoose(name) })));
  if (acts.length === 0) return null;
  return <ActMenu size="small" label={t('orders.download')} icon={<DownloadOutlined />} acts={acts} busy={busy} />;
}

function NumbersMenu({ onChoose, busy }: MenuProps<CopiedNumbers>) {
  const t = useT();
  const rights = useOrderRights();
  const numbers = [
    { name: 'orderNumbers', label: t('orders.copyNumbers'), may: rights.copyNumbers },
    { name: 'trackingNumbers', label: t('orders.copyTracking'), may: rights.copyTracking },
  ] as const;
  const offered = numbers.filter(({ may }) => may);
  const acts = offered.map(({ name, label }) => ({ label, run: () => onChoose(name) }));
  useCommands(offered.map(({ name }) => ({ label: t(`orders.act.${name}`), run: () => onChoose(name) })));
  if (acts.length === 0) return null;
  return <ActMenu size="small" label={t('orders.copyMany')} icon={<CopyOutlined />} acts={acts} busy={busy} />;
}

/** The files and numbers of the ticked orders. */
export function ChosenMenus({ chosen, acts }: { chosen: readonly OrderRow[]; acts: OrderActs }) {
  const numbers = useCopyNumbers();
  return (
    <>
      <FileMenu onChoose={(name) => void acts.fetchFile(name, chosen)} busy={acts.fetching} />
      <NumbersMenu
        onChoose={(which) => void numbers.copy(which, tickedOf(chosen, acts.sorting))}
        busy={numbers.pending}
      />
    </>
  );
}

/** The same of all that match: the server finds them, up to its limit. */
export function AllMenus({ everything }: { everything: Everything }) {
  const [handout, setHandout] = useState<Handout>();
  return (
    <>
      <FileMenu onChoose={setHandout} />
      <NumbersMenu onChoose={setHandout} />
      {handout && <AllHandoutDialog handout={handout} everything={everything} onClose={() => setHandout(undefined)} />}
    </>
  );
}

import { lastMileParcels } from '@pressroom/contract/lastMile/parcels';
import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { useQuery } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { ParcelsForm } from './ParcelsForm.tsx';
import { ShipmentDialog } from './ShipmentDialog.tsx';

interface Props {
  row: LastMileRow;
  onClose: () => void;
}

/** The parcels of a row: to change until its label is placed, then to read. */
export function ParcelsDialog({ row, onClose }: Props) {
  const t = useT();
  // not kept: who edits begins with what stands at that moment
  const answer = useQuery({ ...readOf(lastMileParcels.shipment, { id: row.id }), gcTime: 0 });
  const title = t('lastMile.parcelsOf', { number: row.thirdOrderNumber });
  if (!answer.data) return <FetchingDialog title={title} answer={answer} onClose={onClose} width={760} />;
  const Shown = row.can.includes('parcels') ? ParcelsForm : ShipmentDialog;
  return <Shown title={title} shipment={answer.data} onClose={onClose} />;
}

import { lastMileParcels, type RowShipment } from '@pressroom/contract/lastMile/parcels';
import { Button, Form, Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { editing } from '../../../kit/editing.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { rowReads } from '../parts/reads.ts';
import { ParcelList } from './ParcelList.tsx';
import { parcelText } from './parcelText.ts';
import { ShipmentFacts } from './ShipmentFacts.tsx';

interface Props {
  title: string;
  shipment: RowShipment;
  onClose: () => void;
}

const mostMembers = 20;

const valuesOf = ({ id, parcels, members, gmtModified }: RowShipment) => ({
  id,
  parcels,
  members: members.map(({ thirdOrderNumber }) => thirdOrderNumber),
  gmtModified,
});

/** Measures of each parcel, what lies in it, and the orders that go in the same one. */
export function ParcelsForm({ title, shipment, onClose }: Props) {
  const t = useT();
  const command = useCommand(lastMileParcels.saveShipment, {
    success: t('lastMile.parcelsSaved'),
    invalidates: rowReads,
  });
  const facts = (now: RowShipment) => [
    {
      name: 'parcels',
      label: t('lastMile.parcels'),
      text: now.parcels.map((parcel) => parcelText(parcel, now, t)).join('\n'),
    },
    { name: 'members', label: t('lastMile.members'), text: valuesOf(now).members.join(t('platform.separator')) },
  ];

  async function byTheRule() {
    const { id, members, gmtModified } = valuesOf(shipment);
    if (await command.run({ id, parcels: [], members, gmtModified })) onClose();
  }
  return (
    <FormDialog
      title={title}
      command={command}
      editing={editing(shipment, valuesOf, facts)}
      extra={
        shipment.entered && (
          <Button loading={command.pending} onClick={() => void byTheRule()}>
            {t('lastMile.byRuleAgain')}
          </Button>
        )
      }
      onClose={() => onClose()}
      width={760}
    >
      <ShipmentFacts shipment={shipment} />
      <ParcelList pieces={shipment.pieces} />
      <Form.Item name="members" label={t('lastMile.members')} extra={t('lastMile.membersRule')}>
        <Select mode="tags" open={false} suffixIcon={null} maxCount={mostMembers} tokenSeparators={[',', '，', ' ']} />
      </Form.Item>
    </FormDialog>
  );
}

import { type CarrierName, carrierNames } from '@pressroom/contract/orders/carrierNames';
import { marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Button, Form, Select } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { editing } from '../../kit/editing.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../kit/FormDialog.tsx';
import { useCommand } from '../../kit/useCommand.tsx';
import { alikeFirst } from './alikeFirst.ts';
import { nameReads, useRemoveName } from './useRemoveName.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** Asks which of a marketplace's carriers one of ours is. */
export function CarrierDialog({ id, onClose }: Props) {
  const t = useT();
  const name = useRead(carrierNames.detail, { id });
  if (!name.data) return <FetchingDialog title={t('carrierNames.title')} answer={name} onClose={onClose} width={480} />;
  return <AnswerDialog name={name.data} onClose={onClose} />;
}

function AnswerDialog({ name, onClose }: { name: CarrierName; onClose: () => void }) {
  const t = useT();
  const { ourName, waitingNum, choices } = name;
  const command = useCommand(carrierNames.answer, {
    invalidates: nameReads,
    success: ({ ourName: ours, theirName }) => t('carrierNames.answered', { ours, theirs: theirName ?? '' }),
  });
  const remove = useRemoveName(name);
  const facts = (record: CarrierName) => [
    { name: 'theirName', label: t('carrierNames.theirs'), text: record.theirName ?? '' },
  ];
  async function none() {
    if ((await remove.run({ id: name.id })) !== undefined) onClose();
  }
  return (
    <FormDialog
      title={t('carrierNames.title')}
      command={command}
      editing={editing(name, valuesOf, facts)}
      extra={
        name.theirName === null && (
          <Button type="text" danger onClick={() => void none()}>
            {t('carrierNames.none')}
          </Button>
        )
      }
      onClose={() => onClose()}
      width={480}
    >
      <Form.Item
        name="theirName"
        label={t('carrierNames.question', { carrier: ourName, marketplace: marketplaceNames[name.marketplace] })}
        extra={t('carrierNames.remembered')}
        required
      >
        <Select
          showSearch
          autoFocus
          placeholder={t('carrierNames.choose')}
          options={alikeFirst(ourName, choices).map((value) => ({ value, label: value }))}
        />
      </Form.Item>
      {waitingNum > 0 && <p>{t('carrierNames.goesOn', { count: waitingNum })}</p>}
    </FormDialog>
  );
}

function valuesOf({ id, gmtModified, theirName }: CarrierName) {
  return { id, gmtModified, theirName: theirName ?? undefined };
}

import { type ChannelRow, channels } from '@pressroom/contract/channels/channels';
import { channelSystems, type SystemCode } from '@pressroom/contract/channels/systems';
import { type LastMileRow, lastMileRows } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import { Alert, Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { rowReads } from '../parts/reads.ts';
import { type ActResult, refusalOf } from './acts.ts';

interface Props {
  batch: { batchNumber: string; labelType: LabelType };
  rows: readonly LastMileRow[];
  /** Chosen rows whose state does not allow it. */
  leftOut: readonly LastMileRow[];
  onClose: (result?: ActResult) => void;
}

const everyEnabled = { pageNum: 1, pageSize: 10_000, dataStatus: 1 };

/** Which channels are asked: one, or all that are enabled. */
type Asked = { channelInfoId?: string; systemCode?: SystemCode };

/** Asks for the prices of rows. */
export function CalculateDialog({ batch, rows, leftOut, onClose }: Props) {
  const t = useT();
  const answer = useRead(channels.queryAllList, everyEnabled);
  const command = useCommand(lastMileRows.costBulkOrder, {
    success: ({ done }) => (done.length > 0 ? t('lastMile.success.calculate') : undefined),
    invalidates: rowReads,
  });
  const [choice, setChoice] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const choices = choicesOf(answer.data?.rows ?? [], t);

  async function submit() {
    setChecked(true);
    const asked = choices.find(({ value }) => value === choice)?.asked;
    if (!asked) return;
    const ids = rows.map(({ id }) => id);
    const outcome = await command.run({ batchNumber: batch.batchNumber, ids, ...asked });
    if (!outcome) return;
    const refused = [...outcome.refused, ...leftOut.map((row) => refusalOf(row, batch.labelType, t))];
    onClose({ ...outcome, refused, act: 'calculate' });
  }
  const isMissing = isChecked && choice === undefined;
  return (
    <Dialog
      title={t('lastMile.calculateTitle', { count: rows.length })}
      width={520}
      mask={{ closable: false }}
      onCancel={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('ui.cancel')}</Button>
          <Button type="primary" loading={command.pending} onClick={() => void submit()}>
            {t('lastMile.act.calculate')}
          </Button>
        </>
      }
    >
      <Form layout="vertical" onFinish={() => void submit()}>
        {answer.isError && (
          <Alert
            type="error"
            showIcon
            title={failureText(answer.error, t)}
            action={<Button onClick={() => void answer.refetch()}>{t('ui.retry')}</Button>}
          />
        )}
        <Form.Item
          label={t('lastMile.channel')}
          htmlFor="lastMileChannel"
          required
          extra={t('lastMile.calculateRule')}
          {...(isMissing && { validateStatus: 'error', help: t('lastMile.channelRequired') })}
        >
          <Select
            id="lastMileChannel"
            autoFocus
            showSearch={{ optionFilterProp: 'label' }}
            loading={answer.isPending}
            value={choice}
            onChange={setChoice}
            options={groupsOf(choices)}
          />
        </Form.Item>
        {leftOut.length > 0 && t('lastMile.askLeftOut', { count: leftOut.length })}
      </Form>
    </Dialog>
  );
}

interface Choice {
  value: string;
  label: string;
  /** What it stands under in the list. */
  group: string;
  asked: Asked;
}

/** All channels first, then those of each system that has any, then each alone. */
function choicesOf(rows: readonly ChannelRow[], t: Translate): Choice[] {
  if (rows.length === 0) return [];
  const automatic = t('lastMile.automatic');
  const systems = channelSystems.filter(({ key }) => rows.some(({ systemCode }) => systemCode === key));
  return [
    { value: 'all', label: t('lastMile.automaticAll'), group: automatic, asked: {} },
    ...systems.map(({ key, name }) => ({
      value: key,
      label: t('lastMile.automaticOf', { system: name }),
      group: automatic,
      asked: { systemCode: key },
    })),
    ...rows.map((row) => ({
      value: row.id,
      label: [row.supplierName, row.channelName, t(`channels.type.${row.channelType}`)].join(' · '),
      group: row.systemName,
      asked: { channelInfoId: row.id },
    })),
  ];
}

function groupsOf(choices: readonly Choice[]) {
  return [...new Set(choices.map(({ group }) => group))].map((group) => ({
    label: group,
    options: choices.filter((choice) => choice.group === group).map(({ value, label }) => ({ value, label })),
  }));
}

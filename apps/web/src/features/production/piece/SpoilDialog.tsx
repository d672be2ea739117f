import type { ProducedPiece } from '@pressroom/contract/production/pieces';
import { production } from '@pressroom/contract/production/production';
import { longestSpoilText, spoilReasons } from '@pressroom/contract/production/spoilReasons';
import { Form, Input, Radio } from 'antd';
import { call } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import styles from './spoil.module.css';

/** Why a piece is made again. */
export function SpoilDialog({ piece, onClose }: { piece: ProducedPiece; onClose: () => void }) {
  const t = useT();
  const { code, round } = piece;
  const command = useCommand(production.spoil, {
    label: t('production.spoilOk'),
    success: () => t('production.spoiled', { code }),
    undo: () => call(production.unspoil, { code }),
    invalidates: [production.piece, production.board],
  });
  return (
    <FormDialog
      title={t('production.spoilTitle', { code })}
      command={command}
      initial={{ code, round }}
      onClose={() => onClose()}
    >
      <p className={styles.note}>{t('production.spoilNote')}</p>
      <Form.Item name="reason" label={t('production.reason')} required>
        <Radio.Group
          className={styles.reasons}
          options={spoilReasons.map((reason) => ({ value: reason, label: t(`production.reason.${reason}`) }))}
        />
      </Form.Item>
      <Form.Item name="reasonText" label={t('production.reasonText')}>
        <Input maxLength={longestSpoilText} />
      </Form.Item>
    </FormDialog>
  );
}

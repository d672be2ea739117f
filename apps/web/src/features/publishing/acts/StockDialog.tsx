import { publishActs } from '@pressroom/contract/publishing/acts';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { publishReads } from '../parts/reads.ts';
import type { ActResult } from './acts.ts';
import styles from './acts.module.css';
import { useRepeatable } from './useRepeatable.ts';

interface Props {
  listings: readonly PublishProduct[];
  onClose: (result?: ActResult) => void;
}

/** At most as many as the specification allows. */
const mostCharacters = 10;
const digitsOnly = (typed: string) => typed.normalize('NFKC').replaceAll(/[^0-9]/g, '');

/** One stock for all SKUs of the chosen listings. */
export function StockDialog({ listings, onClose }: Props) {
  const t = useT();
  const { command, again } = useRepeatable(
    useCommand(publishActs.updateRealStock, { label: t('publishing.act.stock'), invalidates: publishReads }),
  );
  const skus = listings.reduce((sum, { skuCount }) => sum + skuCount, 0);
  return (
    <FormDialog
      title={t('publishing.stockTitle', { count: listings.length })}
      command={command}
      initial={{ ids: listings.map(({ id }) => id) }}
      onClose={(outcome) => onClose(outcome && { ...outcome, act: 'stock', again })}
      width={420}
    >
      <p className={styles.whose}>{t('publishing.allOf', { count: skus })}</p>
      <Form.Item name="realStock" label={t('publishing.realStock')} required normalize={digitsOnly}>
        <Input maxLength={mostCharacters} inputMode="numeric" autoFocus autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

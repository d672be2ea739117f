import { publishActs } from '@pressroom/contract/publishing/acts';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Form, Input } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { publishReads } from '../parts/reads.ts';
import type { ActResult } from './acts.ts';
import styles from './acts.module.css';
import { RiseReason } from './RiseReason.tsx';
import { useBelowCost } from './useBelowCost.tsx';
import { useRepeatable } from './useRepeatable.ts';

interface Props {
  listings: readonly PublishProduct[];
  onClose: (result?: ActResult) => void;
}

/** At most as many as the specification allows. */
const mostCharacters = 10;

/** One price for all SKUs of the chosen listings. */
export function PriceDialog({ listings, onClose }: Props) {
  const t = useT();
  const { command, again } = useRepeatable(
    useBelowCost(useCommand(publishActs.updatePrice, { label: t('publishing.act.price'), invalidates: publishReads })),
  );
  const skus = listings.reduce((sum, { skuCount }) => sum + skuCount, 0);
  return (
    <FormDialog
      title={t('publishing.priceTitle', { count: listings.length })}
      command={command}
      initial={{ ids: listings.map(({ id }) => id) }}
      onClose={(outcome) => onClose(outcome && { ...outcome, act: 'price', again })}
      width={460}
    >
      <p className={styles.whose}>{t('publishing.allOf', { count: skus })}</p>
      <Form.Item name="originalPrice" label={t('publishing.originalPrice')} required>
        <Input maxLength={mostCharacters} inputMode="decimal" prefix="USD" autoFocus autoComplete="off" />
      </Form.Item>
      <Form.Item name="specialPrice" label={t('publishing.specialPrice')} required>
        <Input maxLength={mostCharacters} inputMode="decimal" prefix="USD" autoComplete="off" />
      </Form.Item>
      <RiseReason />
    </FormDialog>
  );
}

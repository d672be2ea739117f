import { Input, Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './bulk.module.css';
import type { How, PriceDraft } from './bulkDraft.ts';

interface Props {
  /** What the range is called. */
  field: string;
  value: PriceDraft;
  onChange: (value: PriceDraft) => void;
}

const ways: readonly How[] = ['percent', 'add', 'set'];

function hintOf({ how, start, end }: PriceDraft) {
  if (how === 'set') return end !== '' && Number(start) > Number(end) && 'products.bulk.rangeOrder';
  return how === 'add' ? 'productBulk.amountHint' : 'productBulk.percentHint';
}

/** How the prices of a range change, and by how much. */
export function PriceFields({ field, value, onChange }: Props) {
  const t = useT();
  const input = (part: 'start' | 'end' | 'amount' | 'percent', label: string, suffix: string) => (
    <Input
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      suffix={suffix}
      value={value[part]}
      onChange={(event) => onChange({ ...value, [part]: event.target.value.trim() })}
    />
  );
  const hint = hintOf(value);
  return (
    <>
      <Select
        aria-label={t('productBulk.how', { field })}
        value={value.how}
        options={ways.map((how) => ({ value: how, label: t(`productBulk.how.${how}`) }))}
        onChange={(how: How) => onChange({ ...value, how })}
      />
      {value.how === 'percent' && input('percent', t('productBulk.percent', { field }), '%')}
      {value.how === 'add' && input('amount', t('productBulk.amount', { field }), 'USD')}
      {value.how === 'set' && input('start', t('productBulk.lowest', { field }), 'USD')}
      {value.how === 'set' && input('end', t('productBulk.highest', { field }), 'USD')}
      {hint && <span className={styles.hint}>{t(hint)}</span>}
    </>
  );
}

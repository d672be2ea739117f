import type { PublishingOffers } from '@pressroom/contract/publishing/storePublishing';
import { Form, Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';

/** In which sellers of both marketplaces are used to give prices, beside those of their sites. */
const usual = ['USD', 'CNY'];

export function CurrencyField({ offers }: { offers: PublishingOffers | undefined }) {
  const t = useT();
  const form = Form.useFormInstance();
  const chosen = Form.useWatch<string | undefined>(['settings', 'currency'], form);
  const ofSites = offers?.sites?.flatMap(({ currency }) => currency ?? []) ?? [];
  const all = [...new Set([...usual, ...ofSites, ...(chosen ? [chosen] : [])])];
  return (
    <Form.Item
      name={['settings', 'currency']}
      label={t('storePublishing.currency')}
      extra={t('storePublishing.currencyHint')}
      required
    >
      <Select options={all.map((code) => ({ value: code, label: code }))} />
    </Form.Item>
  );
}

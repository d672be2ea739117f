import type { StorePublishing } from '@pressroom/contract/publishing/storePublishing';
import { Form, Select } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { CurrencyField } from './CurrencyField.tsx';
import { OfferSelect } from './OfferSelect.tsx';
import type { useOffers } from './useOffers.ts';

export interface FieldsProps extends Pick<StorePublishing, 'mode'> {
  offered: ReturnType<typeof useOffers>;
}

export function SheinFields({ mode, offered: { offers, loading } }: FieldsProps) {
  const t = useT();
  const form = Form.useFormInstance();
  const chosen = Form.useWatch<string[] | undefined>(['settings', 'subSites'], form) ?? [];
  const sites = offers?.sites ?? [];
  const hasSeveral = (offers?.warehouses?.length ?? 0) > 1;
  const main = sites.find(({ id }) => chosen.includes(id))?.mainSite;

  /** Sites of one store stand under one main site, and prices are given in one currency. */
  function follow(ids: string[]) {
    const found = sites.filter(({ id }) => ids.includes(id));
    const currencies = [...new Set(found.flatMap(({ currency }) => currency ?? []))];
    form.setFieldValue(['settings', 'mainSite'], found[0]?.mainSite ?? '');
    if (currencies.length === 1) form.setFieldValue(['settings', 'currency'], currencies[0]);
  }
  return (
    <>
      <Form.Item name={['settings', 'brandCode']} label={t('storePublishing.brand')} required>
        <OfferSelect offers={offers?.brands} nameField="brandName" loading={loading} />
      </Form.Item>
      {mode === 'semi' && (
        <>
          <Form.Item name={['settings', 'subSites']} label={t('storePublishing.sites')} required>
            <Select
              mode="multiple"
              loading={loading}
              placeholder={t('storePublishing.choose')}
              showSearch={{ optionFilterProp: 'label' }}
              onChange={follow}
              options={sites
                .filter(({ mainSite }) => main === undefined || mainSite === main)
                .map(({ id, name, currency }) => ({ value: id, label: currency ? `${name} (${currency})` : name }))}
            />
          </Form.Item>
          <Form.Item
            name={['settings', 'warehouseCode']}
            label={t('storePublishing.warehouse')}
            required={hasSeveral}
            extra={hasSeveral ? undefined : t('storePublishing.oneWarehouse')}
          >
            <OfferSelect offers={offers?.warehouses} nameField="warehouseName" loading={loading} allowClear />
          </Form.Item>
        </>
      )}
      <CurrencyField offers={offers} />
    </>
  );
}

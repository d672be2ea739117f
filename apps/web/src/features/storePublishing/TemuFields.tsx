import { Form, Input, Radio, Select } from 'antd';
import { useLanguage, useT } from '../../i18n/i18n.ts';
import { CurrencyField } from './CurrencyField.tsx';
import { OfferSelect } from './OfferSelect.tsx';
import type { FieldsProps } from './SheinFields.tsx';

const day = 86_400;
const origins = ['CN', 'US'] as const;

export function TemuFields({ mode, offered }: FieldsProps) {
  const t = useT();
  const form = Form.useFormInstance();
  const origin = Form.useWatch<string | undefined>(['settings', 'originRegion'], form);
  return (
    <>
      {mode === 'semi' && <SemiFields offered={offered} />}
      <Form.Item name={['settings', 'originRegion']} label={t('storePublishing.origin')} required>
        <Radio.Group options={origins.map((code) => ({ value: code, label: t(`storePublishing.origin.${code}`) }))} />
      </Form.Item>
      {origin === 'CN' && (
        <Form.Item
          name={['settings', 'originProvinceId']}
          label={t('storePublishing.province')}
          extra={t('storePublishing.provinceHint')}
          required
          normalize={(typed: string) => typed.normalize('NFKC').replaceAll(/[^0-9]/g, '') || null}
        >
          <Input maxLength={40} inputMode="numeric" autoComplete="off" />
        </Form.Item>
      )}
      <CurrencyField offers={offered.offers} />
    </>
  );
}

function SemiFields({ offered: { offers, loading } }: Pick<FieldsProps, 'offered'>) {
  const t = useT();
  const language = useLanguage();
  const form = Form.useFormInstance();
  const hasSites = (Form.useWatch<string[] | undefined>(['settings', 'siteIds'], form) ?? []).length > 0;
  const countries = new Intl.DisplayNames(language === 'zh' ? 'zh-CN' : 'en', { type: 'region' });
  const placeholder = hasSites ? undefined : t('storePublishing.sitesFirst');
  return (
    <>
      <Form.Item name={['settings', 'siteIds']} label={t('storePublishing.sites')} required>
        <Select
          mode="multiple"
          loading={loading}
          placeholder={t('storePublishing.choose')}
          showSearch={{ optionFilterProp: 'label' }}
          options={(offers?.sites ?? []).map(({ id, name }) => ({ value: id, label: countries.of(name) ?? name }))}
        />
      </Form.Item>
      <Form.Item name={['settings', 'warehouseId']} label={t('storePublishing.warehouse')} required>
        <OfferSelect
          offers={offers?.warehouses}
          nameField="warehouseName"
          loading={loading}
          disabled={!hasSites}
          placeholder={placeholder}
          none={t('storePublishing.noWarehouse')}
        />
      </Form.Item>
      <Form.Item name={['settings', 'freightTemplateId']} label={t('storePublishing.freightTemplate')} required>
        <OfferSelect
          offers={offers?.freightTemplates}
          nameField="freightTemplateName"
          loading={loading}
          disabled={!hasSites}
          placeholder={placeholder}
          none={t('storePublishing.noFreightTemplate')}
        />
      </Form.Item>
      <Form.Item name={['settings', 'shipmentLimitSecond']} label={t('storePublishing.shipmentLimit')} required>
        <Radio.Group
          options={[
            { value: day, label: t('storePublishing.days', { count: 1 }) },
            { value: 2 * day, label: t('storePublishing.days', { count: 2 }) },
            { value: 3 * day, label: t('storePublishing.madeToOrder', { count: 3 }) },
          ]}
        />
      </Form.Item>
    </>
  );
}

import type { SiteWarehouses } from '@pressroom/contract/stores/authorization';
import { Button, Form, Select } from 'antd';
import { useEffect } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useWarehouses, type WhichKeys } from './useWarehouses.ts';

interface Props extends WhichKeys {
  storeId: string;
}

/** Offers what the marketplace says once the keys are there; a choice ends with the keys that do not know it. */
export function WarehouseField({ storeId, ...keys }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const { sites, loading, failure, retry } = useWarehouses(storeId, keys);
  const chosen = Form.useWatch<string | undefined>('warehouseId', form);
  const chosenName = Form.useWatch<string | undefined>('warehouseName', { form, preserve: true });
  const known = { value: chosen ?? '', label: chosenName ?? chosen ?? '', disabled: false };
  const before = chosen === undefined ? undefined : [{ key: '', label: '', options: [known] }];

  useEffect(() => {
    const now: unknown = form.getFieldValue('warehouseId');
    if (loading || (typeof now === 'string' && nameOf(sites, now) !== undefined)) return;
    form.setFieldsValue({ warehouseId: undefined, warehouseName: undefined });
  }, [form, sites, loading]);

  const problem = failure && (
    <>
      {failure}{' '}
      <Button type="link" size="small" onClick={retry}>
        {t('ui.retry')}
      </Button>
    </>
  );
  return (
    <Form.Item
      name="warehouseId"
      label={t('stores.warehouse')}
      required
      {...(problem ? { validateStatus: 'error', help: problem } : {})}
    >
      <Select
        disabled={!sites || undefined}
        loading={loading}
        placeholder={t(loading ? 'stores.fetchingWarehouses' : sites ? 'stores.chooseWarehouse' : 'stores.keysFirst')}
        notFoundContent={t('stores.noWarehouses')}
        showSearch={{ optionFilterProp: 'label' }}
        options={sites?.map((site) => groupOf(site, t('stores.warehouseDisabled'))) ?? before}
        onChange={(chosen: string) => form.setFieldValue('warehouseName', nameOf(sites, chosen))}
      />
    </Form.Item>
  );
}

function groupOf({ siteId, siteName, validWarehouseList }: SiteWarehouses, disabledWord: string) {
  return {
    key: siteId,
    label: siteName,
    options: validWarehouseList.map(({ warehouseId, warehouseName, warehouseDisable }) => ({
      value: warehouseId,
      label: warehouseDisable ? `${warehouseName} · ${disabledWord}` : warehouseName,
      disabled: warehouseDisable,
    })),
  };
}

function nameOf(sites: readonly SiteWarehouses[] | undefined, chosen: string): string | undefined {
  const all = sites?.flatMap(({ validWarehouseList }) => validWarehouseList);
  return all?.find(({ warehouseId }) => warehouseId === chosen)?.warehouseName;
}

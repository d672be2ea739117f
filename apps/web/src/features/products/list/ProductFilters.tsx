import { fuzzyType, skuStatus } from '@pressroom/contract/products/product';
import { incompleteFor } from '@pressroom/contract/products/products';
import { Checkbox, Select, Space } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { LookupSelect } from '../../../kit/LookupSelect.tsx';
import { SearchForm, SearchItem } from '../../../kit/SearchForm.tsx';
import { ProductCodeSelect } from '../../categories/categories.public.tsx';
import { productTemplateLookup, TimeFilter } from '../../productTemplates/productTemplates.public.tsx';
import type { ProductList } from './useProductList.ts';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

interface Props {
  list: ProductList;
  /** Names a state: that of the products, or that of their SKUs. */
  statusText: (status: (typeof skuStatus.values)[number]) => string;
}

/** The search of each list of products. */
export function ProductFilters({ list, statusText }: Props) {
  const t = useT();
  const { draft, change, field, rows } = list;
  return (
    <SearchForm list={list}>
      <SearchItem label={t('products.template')} name="productTemplateId">
        <LookupSelect
          {...field('productTemplateId')}
          lookup={productTemplateLookup}
          label={rows.find(({ productTemplateId: id }) => id === draft.productTemplateId)?.productTemplateName}
          placeholder={t('ui.all')}
          allowClear
        />
      </SearchItem>
      <SearchItem label={t('ui.status')} name="status" width={120}>
        <Select
          {...field('status')}
          allowClear
          placeholder={t('ui.all')}
          options={skuStatus.values.map((status) => ({ value: String(status), label: statusText(status) }))}
        />
      </SearchItem>
      <SearchItem label={t('products.productCode')} name="productCode">
        <ProductCodeSelect {...field('productCode')} allowClear />
      </SearchItem>
      <TimeFilter list={list} />
      <SearchItem label={t('products.fuzzy')} name="fuzzy" width={300}>
        <Space.Compact block>
          <Select
            aria-label={t('products.fuzzyType')}
            // without a word of its own, the server searches the trade names
            value={draft.fuzzyType ?? String(fuzzyType.name)}
            onChange={(type: string) => change({ fuzzyType: type })}
            style={{ width: 120 }}
            options={[
              { value: String(fuzzyType.spu), label: t('products.spu') },
              { value: String(fuzzyType.sku), label: t('products.sku') },
              { value: String(fuzzyType.name), label: t('products.name') },
            ]}
          />
          <ClearableInput {...field('fuzzy')} maxLength={100} />
        </Space.Compact>
      </SearchItem>
      <SearchItem label={t('products.incompleteFor')} name="incomplete" width={150}>
        <Select
          {...field('incomplete')}
          allowClear
          placeholder={t('ui.all')}
          options={incompleteFor.values.map((of) => ({ value: String(of), label: t(`products.incompleteFor.${of}`) }))}
        />
      </SearchItem>
      <SearchItem label={t('products.templateMoved')} name="templateMoved" width={110}>
        <Checkbox
          id={field('templateMoved').id}
          checked={draft.templateMoved === 'true'}
          onChange={({ target: { checked } }) => change({ templateMoved: checked ? 'true' : undefined })}
        >
          {t('products.templateMovedOnly')}
        </Checkbox>
      </SearchItem>
    </SearchForm>
  );
}

import type { publishProducts } from '@pressroom/contract/publishing/plans';
import { differences, shelfStatus } from '@pressroom/contract/publishing/status';
import { productType } from '@pressroom/contract/products/product';
import { Checkbox, Select } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { SearchItem } from '../../../kit/SearchForm.tsx';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import type { TabStatus } from './tabs.ts';

interface Props {
  list: ResourceList<typeof publishProducts.page>;
  status: TabStatus;
}

/** What listings alone can be searched by, as far as it tells them apart on their tab. */
export function ListingFilters({ list, status: tab }: Props) {
  const t = useT();
  const { draft, change, field } = list;
  const all = { allowClear: true, placeholder: t('ui.all') };
  const tick = (name: 'unknown' | 'withErrors' | 'quota' | 'outdated', label: string) => (
    <Checkbox
      id={field(name).id}
      checked={draft[name] === 'true'}
      onChange={({ target: { checked } }) => change({ [name]: checked ? 'true' : undefined })}
    >
      {label}
    </Checkbox>
  );
  return (
    <>
      <SearchItem label={t('publishing.productType')} name="productType" width={130}>
        <Select
          {...field('productType')}
          {...all}
          options={productType.values.map((type) => ({
            value: String(type),
            label: t(`publishing.productType.${type}`),
          }))}
        />
      </SearchItem>
      {tab === 2 && (
        <SearchItem label={t('publishing.outcome')} name="unknown" width={120}>
          {tick('unknown', t('publishing.stage.unknown'))}
        </SearchItem>
      )}
      {tab === 2 && (
        <SearchItem label={t('publishing.waits')} name="quota" width={168}>
          {tick('quota', t('publishing.quotaReached'))}
        </SearchItem>
      )}
      {tab === 4 && (
        <SearchItem label={t('publishing.findings')} name="withErrors" width={300}>
          {tick('withErrors', t('publishing.withErrors'))}
          {tick('outdated', t('publishing.outdated'))}
        </SearchItem>
      )}
      {tab === 3 && (
        <>
          <SearchItem label={t('publishing.shelf')} name="status" width={120}>
            <Select
              {...field('status')}
              {...all}
              options={shelfStatus.values.map((status) => ({
                value: String(status),
                label: t(`publishing.shelf.${status}`),
              }))}
            />
          </SearchItem>
          <SearchItem label={t('publishing.differs')} name="differs" width={168}>
            <Select
              {...field('differs')}
              {...all}
              options={[
                { value: 'any', label: t('publishing.differ.any') },
                ...differences.map((one) => ({ value: one, label: t(`publishing.differ.${one}`) })),
              ]}
            />
          </SearchItem>
        </>
      )}
    </>
  );
}

import { codes, codeType } from '@pressroom/contract/codes/codes';
import type { orders } from '@pressroom/contract/orders/orders';
import {
  attention,
  dateType,
  deadlineState,
  labelType,
  printState,
  remarkState,
  sortType,
} from '@pressroom/contract/orders/status';
import { Input, Select, Space } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { SearchItem } from '../../../kit/SearchForm.tsx';
import type { Field } from '../../../kit/useDraft.ts';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import { useNarrow } from '../../../ui/useNarrow.ts';
import { quantityRules } from './quantityRules.ts';
import { headingsOf, sortedTimes } from '../record/sorting.ts';
import { DayRange } from '../../../ui/DayRange.tsx';
import { ClearableInput } from '../../../ui/ClearableInput.tsx';

const phone = 600;

/** Shown as chosen where the user has chosen nothing. */
function preset(field: Field, value: string): Field {
  return { ...field, value: field.value ?? value };
}

export function MoreFilters({ list }: { list: ResourceList<typeof orders.queryList> }) {
  const t = useT();
  const { field, draft, change } = list;
  const narrow = useNarrow(phone);
  const choose = { allowClear: true, placeholder: t('ui.all') };
  return (
    <>
      <SearchItem label={t('orders.productCode')} name="productCode" width={150}>
        <ClearableInput {...field('productCode')} maxLength={70} />
      </SearchItem>
      <SearchItem label={t('orders.style')} name="styleCode" width={130}>
        <CodeSelect type={codeType.style} {...field('styleCode')} />
      </SearchItem>
      <SearchItem label={t('orders.colour')} name="colorCode" width={130}>
        <CodeSelect type={codeType.colour} {...field('colorCode')} />
      </SearchItem>
      <SearchItem label={t('orders.size')} name="dimensionCode" width={110}>
        <CodeSelect type={codeType.size} {...field('dimensionCode')} />
      </SearchItem>
      <SearchItem label={t('orders.quantity')} name="num" width={130}>
        <Space.Compact>
          <Select
            {...preset(field('symbol'), '3')}
            aria-label={t('orders.quantityRule')}
            options={quantityRules}
            style={{ width: 56 }}
          />
          <Input
            {...field('num')}
            inputMode="numeric"
            maxLength={7}
            onChange={(event) => change({ num: event.target.value.replace(/\D/g, ''), symbol: draft.symbol ?? '3' })}
          />
        </Space.Compact>
      </SearchItem>
      <SearchItem label={t('orders.labelType')} name="labelType" width={140}>
        <Select
          {...field('labelType')}
          {...choose}
          options={labelType.values.map((type) => ({ value: String(type), label: t(`orders.labelType.${type}`) }))}
        />
      </SearchItem>
      <SearchItem label={t('orders.printState')} name="isPrint" width={190}>
        <Select
          {...field('isPrint')}
          {...choose}
          options={printState.values.map((state) => ({ value: String(state), label: t(`orders.printState.${state}`) }))}
        />
      </SearchItem>
      <SearchItem label={t('orders.deadlineState')} name="deadline" width={140}>
        <Select
          {...field('deadline')}
          {...choose}
          options={deadlineState.values.map((state) => ({
            value: String(state),
            label: t(`orders.deadlineState.${state}`),
          }))}
        />
      </SearchItem>
      <SearchItem label={t('orders.attention')} name="attention" width={160}>
        <Select
          {...field('attention')}
          {...choose}
          options={attention.values.map((need) => ({ value: String(need), label: t(`orders.attention.${need}`) }))}
        />
      </SearchItem>
      <SearchItem label={t('ui.remark')} name="remark" width={110}>
        <Select
          {...field('remark')}
          {...choose}
          options={remarkState.values.map((state) => ({ value: String(state), label: t(`orders.remark.${state}`) }))}
        />
      </SearchItem>
      <div style={{ display: 'flex', gap: 8 }}>
        <Select
          {...preset(field('dateType'), '1')}
          aria-label={t('orders.dateType')}
          style={{ width: 130 }}
          options={dateType.values.map((type) => ({ value: String(type), label: t(`orders.dateType.${type}`) }))}
        />
        <DayRange
          from={draft.orderTimeStart}
          to={draft.orderTimeEnd}
          onChange={(from, to) =>
            change({ orderTimeStart: from, orderTimeEnd: to, dateType: draft.dateType ?? (from && '1') })
          }
        />
      </div>
      {narrow && <SortSelect list={list} />}
    </>
  );
}

/** The order of the list where it has no headings. */
function SortSelect({ list }: { list: ResourceList<typeof orders.queryList> }) {
  const t = useT();
  const { by, descending, onSort } = headingsOf(list);
  return (
    <SearchItem label={t('orders.sort')} name="sortBy">
      <Select
        id={list.field('sortBy').id}
        value={`${by} ${descending ? sortType.descending : sortType.ascending}`}
        options={sortedTimes.flatMap((time) =>
          sortType.values.map((way) => ({
            value: `${time} ${way}`,
            label: `${t(`orders.dateType.${time}`)}: ${t(`orders.sort.${way}`)}`,
          })),
        )}
        onChange={(chosen) => {
          const [time, way] = chosen.split(' ');
          onSort(time, way === String(sortType.descending));
        }}
      />
    </SearchItem>
  );
}

function CodeSelect({ type, ...field }: Field & { type: 1 | 2 | 3 }) {
  const t = useT();
  const entries = useRead(codes.findByType, { type }).data ?? [];
  return (
    <Select
      {...field}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      placeholder={t('ui.all')}
      popupMatchSelectWidth={false}
      options={entries.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }))}
    />
  );
}

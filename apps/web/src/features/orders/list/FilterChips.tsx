import type { orders } from '@pressroom/contract/orders/orders';
import {
  attention,
  dateType,
  deadlineState,
  labelType,
  printState,
  remarkState,
} from '@pressroom/contract/orders/status';
import { Tag } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { FilterOf, ResourceList } from '../../../kit/useResourceList.ts';
import styles from './FilterChips.module.css';
import { quantityRules } from './quantityRules.ts';

type List = ResourceList<typeof orders.queryList>;

/** What is said of a filter in use; the others go with it. */
type Chip = [
  label: string | undefined,
  of: FilterOf<typeof orders.queryList>,
  ...rest: FilterOf<typeof orders.queryList>[],
];

/** The value of a choice that a filter has as text. */
function chosen<Value extends number>({ values }: { values: readonly Value[] }, given: string | undefined) {
  return values.find((value) => String(value) === given);
}

/** The further filters that are in use, each with a button that ends it. */
export function FilterChips({ list }: { list: List }) {
  const t = useT();
  const chips = useChips(list.filters);
  return (
    <div className={styles.chips} role="group" aria-label={t('kit.filters')}>
      {chips.map(([label, ...of]) => (
        <Tag
          key={of[0]}
          closable={{ 'aria-label': t('orders.withoutFilter', { filter: label ?? '' }) }}
          onClose={() => list.setFilters(Object.fromEntries(of.map((name) => [name, undefined])))}
        >
          {label}
        </Tag>
      ))}
    </div>
  );
}

function useChips(filters: List['filters']): Chip[] {
  const t = useT();
  const { num, orderTimeStart: from, orderTimeEnd: to } = filters;
  const deadline = chosen(deadlineState, filters.deadline);
  const need = chosen(attention, filters.attention);
  const type = chosen(labelType, filters.labelType);
  const print = chosen(printState, filters.isPrint);
  const remark = chosen(remarkState, filters.remark);
  const time = chosen(dateType, filters.dateType) ?? dateType.orderTime;
  const rule = quantityRules.find(({ value }) => value === (filters.symbol ?? '3'));
  const period = from === to ? from : `${from ?? '…'} – ${to ?? '…'}`;
  const coded = (title: string, code: string | undefined) => code && `${title}: ${code}`;
  const chips: Chip[] = [
    [deadline && t(`orders.deadlineState.${deadline}`), 'deadline'],
    [need && t(`orders.attention.${need}`), 'attention'],
    [type && t(`orders.labelType.${type}`), 'labelType'],
    [print && t(`orders.printState.${print}`), 'isPrint'],
    [remark && t(`orders.remark.${remark}`), 'remark'],
    [coded(t('orders.productCode'), filters.productCode), 'productCode'],
    [coded(t('orders.style'), filters.styleCode), 'styleCode'],
    [coded(t('orders.colour'), filters.colorCode), 'colorCode'],
    [coded(t('orders.size'), filters.dimensionCode), 'dimensionCode'],
    [num && `${t('orders.quantity')} ${rule?.label ?? ''} ${num}`, 'num', 'symbol'],
    [(from ?? to) && coded(t(`orders.dateType.${time}`), period), 'orderTimeStart', 'orderTimeEnd', 'dateType'],
  ];
  return chips.filter(([label]) => label);
}

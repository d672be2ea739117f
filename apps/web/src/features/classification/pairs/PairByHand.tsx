import type { AttributeField, AttributeKind } from '@pressroom/contract/attributes/field';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useReadersName } from '../../platformCategories/platformCategories.public.tsx';
import styles from './pairs.module.css';
import type { Proposal } from './takeOver.ts';

interface Props {
  /** The value that nothing on the other side is equal to. */
  from: Proposal['from'];
  /** The other side's attributes. */
  fields: readonly AttributeField[];
  onPair: (pair: Proposal | undefined) => void;
}

const chosenFrom: ReadonlySet<AttributeKind> = new Set(['select', 'multiSelect', 'selectOrText', 'colour']);

/** One value of the other side is what this one says there: the person knows what names do not show. */
export function PairByHand({ from, fields, onPair }: Props) {
  const t = useT();
  const nameOf = useReadersName();
  const said = (key: string, values: string) => t('classification.attribute', { key, values });
  const offered = useMemo(
    () =>
      fields
        .filter(({ kind, retired }) => chosenFrom.has(kind) && !retired)
        .flatMap((field) =>
          field.values
            .filter(({ retired }) => !retired)
            .map((value) => ({
              value: `${field.id} ${value.id}`,
              to: {
                attributeId: field.id,
                name: nameOf(field).own,
                valueId: value.id,
                value: nameOf(value).own,
              },
            })),
        ),
    [fields, nameOf],
  );
  const label = said(from.name, from.value);
  function choose(key: string | undefined) {
    const to = offered.find(({ value }) => value === key)?.to;
    if (!to) return onPair(undefined);
    const rows = [{ attributeId: to.attributeId, valueId: to.valueId }];
    onPair({ from, to, rows, isRemembered: false, why: '' });
  }
  return (
    <li className={styles.byHand}>
      <span>{label} →</span>
      <Select
        className={styles.choice}
        aria-label={t('classification.pairByHand', { name: label })}
        placeholder={t('classification.choosePair')}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        onChange={choose}
        options={offered.map(({ value, to }) => ({ value, label: said(to.name, to.value) }))}
      />
    </li>
  );
}

import { orders } from '@pressroom/contract/orders/orders';
import { recipientLengths } from '@pressroom/contract/orders/recipient';
import { AutoComplete, Form } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useLanguage } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import styles from './entry.module.css';

interface Props {
  of: 'recipientsCountry' | 'recipientsProvinces';
  /** Given by `Form.Item`. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
}

/** A country or one of its states, to choose from or to type; says how what is typed will be understood. */
export function RegionInput({ of, id, value = '', onChange }: Props) {
  const language = useLanguage();
  const [used, setUsed] = useState(false);
  const isCountry = of === 'recipientsCountry';
  const form = Form.useFormInstance();
  const country = useDebounced((Form.useWatch<string | undefined>('recipientsCountry', form) ?? '').trim());
  const state = useDebounced(isCountry ? '' : value.trim());
  const countries = useRead(orders.countries, {}, { enabled: used && isCountry }).data ?? [];
  const { data: resolved } = useRead(orders.resolveRegion, { country, state }, { enabled: used && country !== '' });
  const found = (isCountry ? resolved?.country : resolved?.state) ?? undefined;
  const options = (isCountry ? countries : (resolved?.states ?? [])).map((region) => ({
    value: region.code,
    label: `${region.code} · ${region[language]}`,
    words: `${region.code} ${region.zh} ${region.en}`.toLowerCase(),
  }));
  const wanted = value.trim().toLowerCase();
  const problems = value.trim() === '' ? [] : (resolved?.problems ?? []);
  return (
    <>
      <AutoComplete
        id={id}
        value={value}
        options={options}
        // all of them where one is chosen: whoever opens it then wants another
        showSearch={{ filterOption: (_, option) => found !== undefined || (option?.words.includes(wanted) ?? false) }}
        maxLength={recipientLengths[of]}
        onFocus={() => setUsed(true)}
        onChange={(typed: string) => onChange?.(typed)}
        style={{ width: '100%' }}
      />
      {found && <span className={styles.understood}>{found[language]}</span>}
      {problems.map((problem) => (
        <span key={problem} className={styles.understood}>
          <ToneMark tone="alert" /> {problem}
        </span>
      ))}
    </>
  );
}

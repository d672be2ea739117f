import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './SearchForm.module.css';
import { filterId } from './useDraft.ts';

interface Props {
  list: { search: () => void; reset: () => void };
  children: ReactNode;
}

/** Enter in any filter searches, as the button does. */
export function SearchForm({ list, children }: Props) {
  const t = useT();
  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        list.search();
      }}
    >
      {children}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit">
          {t('kit.search')}
        </Button>
        <Button onClick={list.reset}>{t('kit.reset')}</Button>
      </div>
    </form>
  );
}

interface ItemProps {
  label: string;
  /** The filter's name, as given to `list.field`. */
  name: string;
  width?: number;
  children: ReactNode;
}

export function SearchItem({ label, name, width = 180, children }: ItemProps) {
  return (
    <div className={styles.item}>
      <label htmlFor={filterId(name)}>{label}</label>
      <div className={styles.control} style={{ width }}>
        {children}
      </div>
    </div>
  );
}

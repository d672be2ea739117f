import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { useNarrow } from '../ui/useNarrow.ts';
import styles from './SearchForm.module.css';
import { type Filters, filterId } from './useDraft.ts';

interface Props {
  list: { search: () => void; reset: () => void; filters: Filters };
  children: ReactNode;
}

const phone = 600;

/**
 * Enter in any filter starts the search, like the button. A phone shows one button that opens the filters and counts
 * those in use.
 */
export function SearchForm({ list, children }: Props) {
  const t = useT();
  const narrow = useNarrow(phone);
  const [wanted, setWanted] = useState(false);
  const open = !narrow || wanted;
  const { sort: _sort, descending: _descending, ...found } = list.filters;
  const inUse = Object.values(found).filter(Boolean).length;
  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        list.search();
        setWanted(false);
      }}
    >
      {narrow && (
        <Button
          className={styles.toggle}
          icon={<SearchOutlined />}
          aria-expanded={open}
          onClick={() => setWanted(!wanted)}
        >
          {inUse > 0 ? t('kit.filtersInUse', { count: inUse }) : t('kit.filters')}
        </Button>
      )}
      {open && children}
      {open && (
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit">
            {t('kit.search')}
          </Button>
          <Button onClick={list.reset}>{t('kit.reset')}</Button>
        </div>
      )}
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

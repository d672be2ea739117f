import DownOutlined from '@ant-design/icons/DownOutlined';
import { stores } from '@pressroom/contract/stores/stores';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { ChoicesField } from '../../../kit/useDraft.ts';
import { CheckList } from '../../../ui/CheckList.tsx';
import styles from './StoreFilter.module.css';

const worthSearching = 10;

/** Any number of stores; the button says which. */
export function StoreFilter({ id, value, onChange }: ChoicesField) {
  const t = useT();
  const [word, setWord] = useState('');
  const shops = useRead(stores.page, { pageNum: 1, pageSize: 10_000 }).data?.rows ?? [];
  const options = shops.map((shop) => ({ value: shop.id, label: shop.name }));
  const named = options.filter((option) => value.includes(option.value)).map(({ label }) => label);
  const found = options.filter(({ label }) => label.toLowerCase().includes(word.trim().toLowerCase()));
  const choice = (
    <div className={styles.choice}>
      {options.length >= worthSearching && (
        <input
          type="search"
          className={styles.search}
          aria-label={t('kit.search')}
          placeholder={t('kit.search')}
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
      )}
      <CheckList options={found} chosen={value} onChange={onChange} />
      <Button size="small" disabled={value.length === 0} onClick={() => onChange([])}>
        {t('kit.clear')}
      </Button>
    </div>
  );
  return (
    <Popover trigger="click" placement="bottomLeft" content={choice} onOpenChange={() => setWord('')}>
      <button
        id={id}
        type="button"
        className={styles.button}
        title={named.join(t('platform.separator'))}
        data-chosen={named.length > 0}
      >
        <span>
          {named.length > 1
            ? t('orders.storesChosen', { name: named[0]!, count: named.length })
            : (named[0] ?? t('ui.all'))}
        </span>
        <DownOutlined />
      </button>
    </Popover>
  );
}

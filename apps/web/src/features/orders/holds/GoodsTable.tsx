import type { GoodsSides } from '@pressroom/contract/orders/holds';
import { useT } from '../../../i18n/i18n.ts';
import styles from './holds.module.css';

/** Pieces here and at the marketplace; what differs stands out. */
export function GoodsTable({ goods }: { goods: readonly GoodsSides[] }) {
  const t = useT();
  return (
    <table className={styles.goods}>
      <thead>
        <tr>
          <th scope="col">{t('orders.skuId')}</th>
          <th scope="col">{t('orders.goodsOurs')}</th>
          <th scope="col">{t('orders.goodsTheirs')}</th>
        </tr>
      </thead>
      <tbody>
        {goods.map(({ msku, name, ours, theirs }) => (
          <tr key={msku}>
            <td>
              {name && <span className={styles.name}>{name}</span>}
              {msku && <code>{msku}</code>}
            </td>
            <td>{ours || '—'}</td>
            <td data-differs={ours !== theirs}>{theirs || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

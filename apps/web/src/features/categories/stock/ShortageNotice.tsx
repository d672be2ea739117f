import { shortBehind } from '@pressroom/contract/dashboard/dashboard';
import { stock } from '@pressroom/contract/categories/stock';
import { Alert } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useCanCall, useSession } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { PurchaseListButton } from './PurchaseListButton.tsx';
import styles from './stock.module.css';

const named = 6;

/** Which product codes have more reserved than lies on the shelf. Nothing while there is enough of all. */
export function ShortageNotice() {
  const t = useT();
  const seesOrders = mayOpenPage(useSession(), '/order/index');
  const { data } = useRead(stock.shortages, {}, { enabled: useCanCall()(stock.shortages) });
  if (!data || data.total === 0) return null;
  const { rows, total, units } = data;
  return (
    <Alert
      type="warning"
      showIcon
      className={styles.notice}
      title={
        <span className={styles.short}>
          <strong>{t('categories.shortage', { codes: t('categories.shortCodes', { count: total }), units })}</strong>
          {rows.slice(0, named).map(({ id, code, short }) => (
            <span key={id}>
              {short.toLocaleString()} × {code}
            </span>
          ))}
          {total > named && <span>{t('categories.shortMore', { count: total - named })}</span>}
          <span className={styles.acts}>
            {seesOrders && (
              <Link to={`/order/index?attention=${shortBehind.attention}`}>{t('categories.shortOrders')}</Link>
            )}
            <PurchaseListButton size="small" />
          </span>
        </span>
      }
    />
  );
}

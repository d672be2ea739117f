import { stock } from '@pressroom/contract/categories/stock';
import { Alert } from 'antd';
import { useCanCall } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import styles from './stock.module.css';

/** What the last check of the stock counters found. Nothing while every number agrees. */
export function StockNotice() {
  const t = useT();
  const { data } = useRead(stock.differences, {}, { enabled: useCanCall()(stock.differences) });
  if (!data || data.total === 0) return null;
  return (
    <Alert
      type="error"
      showIcon
      className={styles.notice}
      title={t('categories.stockDiffers', { count: data.total, at: showTime(data.foundAt) })}
      description={
        <ul>
          {data.rows.map(({ code, counter, held, recomputed }) => (
            <li key={`${code} ${counter}`}>
              <strong>{code}</strong> {t(`stock.differs.${counter}`, { held, recomputed })}
            </li>
          ))}
        </ul>
      }
    />
  );
}

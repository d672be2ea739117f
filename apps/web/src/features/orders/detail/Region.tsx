import { orders } from '@pressroom/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { useCanCall } from '../../../client/session.tsx';
import { readOf } from '../../../client/useRead.ts';
import { useLanguage } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import styles from './OrderDetails.module.css';

/** As which country and state a label is bought for the address, or why none can be. */
export function Region({ orderId }: { orderId: string }) {
  const language = useLanguage();
  const canCall = useCanCall();
  const enabled = canCall(orders.getCountryRegionInfo);
  const { data } = useQuery({ ...readOf(orders.getCountryRegionInfo, { id: orderId }), enabled });
  if (!data) return null;
  const { country, state, problems } = data;
  const named = [country, state].flatMap((region) => (region ? [`${region[language]} (${region.code})`] : []));
  return (
    <>
      {named.length > 0 && <span className={styles.region}>{named.join(' · ')}</span>}
      {problems.map((problem) => (
        <span key={problem} className={styles.wrong}>
          <ToneMark tone="alert" /> {problem}
        </span>
      ))}
    </>
  );
}

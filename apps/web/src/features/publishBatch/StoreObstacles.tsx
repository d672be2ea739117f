import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { Alert } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { useProductStores } from '../publishTemplates/publishTemplates.public.tsx';
import styles from './publishBatch.module.css';

/** Which of the chosen stores nothing can be released to yet, and why. */
export function StoreObstacles({ storeIds }: { storeIds: readonly string[] }) {
  const t = useT();
  const stores = useProductStores();
  const { data } = useRead(storePublishing.states, { ids: [...storeIds].join(',') }, { enabled: storeIds.length > 0 });
  const lacking = storeIds.length > 0 ? (data ?? []).filter(({ obstacles }) => obstacles.length > 0) : [];
  if (lacking.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={t('publishBatch.notReady', { count: lacking.length })}
      description={
        <ul className={styles.obstacles}>
          {lacking.map(({ id, obstacles }) => (
            <li key={id}>
              <strong>{stores?.find((store) => store.id === id)?.name}</strong> {obstacles.join(' ')}
            </li>
          ))}
        </ul>
      }
    />
  );
}

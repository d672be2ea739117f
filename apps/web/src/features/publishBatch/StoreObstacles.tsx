import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { Alert, Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useProductStores } from '../publishTemplates/publishTemplates.public.tsx';
import { PublishingSettingsDialog } from '../storePublishing/storePublishing.public.tsx';
import styles from './publishBatch.module.css';
import { useStoreStates } from './useStoreStates.ts';

/** Which of the chosen stores nothing can be released to yet, why, and where that is mended. */
export function StoreObstacles({ storeIds }: { storeIds: readonly string[] }) {
  const t = useT();
  const stores = useProductStores();
  const [opened, setOpened] = useState<{ id: string; name: string }>();
  const lacking = (useStoreStates(storeIds) ?? []).filter(({ obstacles }) => obstacles.length > 0);
  const nameOf = (id: string) => stores?.find((store) => store.id === id)?.name ?? '';
  return (
    <>
      {lacking.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('publishBatch.notReady', { count: lacking.length })}
          description={
            <ul className={styles.obstacles}>
              {lacking.map(({ id, obstacles }) => (
                <li key={id}>
                  <strong>{nameOf(id)}</strong> {obstacles.join(' ')}
                  <Can endpoint={storePublishing.save}>
                    <Button
                      type="link"
                      size="small"
                      aria-label={t('storePublishing.open', { name: nameOf(id) })}
                      onClick={() => setOpened({ id, name: nameOf(id) })}
                    >
                      {t('storePublishing.act')}
                    </Button>
                  </Can>
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Suspense>{opened && <PublishingSettingsDialog store={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </>
  );
}

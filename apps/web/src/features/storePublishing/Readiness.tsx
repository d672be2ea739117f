import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { Button, Tooltip } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { StatusTag } from '../../ui/StatusTag.tsx';
import styles from './storePublishing.module.css';

/** Why nothing can be released to these stores, by their ids; stores without a marketplace are left out. */
export function usePublishObstacles(ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const { data } = useRead(storePublishing.states, { ids: [...ids] }, { enabled: ids.length > 0 });
  return new Map(data?.map(({ id, obstacles }) => [id, obstacles]));
}

interface Props {
  name: string;
  /** Undefined: not known, or the store has no marketplace. */
  obstacles: readonly string[] | undefined;
  onOpen: () => void;
}

/** Whether listings can be released to a store, why not, and the way to mend it. */
export function PublishReadiness({ name, obstacles, onOpen }: Props) {
  const t = useT();
  if (!obstacles) return null;
  const isReady = obstacles.length === 0;
  const why = isReady ? undefined : (
    <ul className={styles.obstacles}>
      {obstacles.map((obstacle) => (
        <li key={obstacle}>{obstacle}</li>
      ))}
    </ul>
  );
  return (
    <Tooltip title={why}>
      <Button
        type="text"
        size="small"
        className={styles.state}
        aria-label={[t('storePublishing.open', { name }), ...obstacles].join('. ')}
        onClick={onOpen}
      >
        <StatusTag tone={isReady ? 'done' : 'waiting'}>
          {t(isReady ? 'storePublishing.ready' : 'storePublishing.notReady')}
        </StatusTag>
      </Button>
    </Tooltip>
  );
}

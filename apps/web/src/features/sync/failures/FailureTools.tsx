import { sync } from '@pressroom/contract/sync/sync';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { ResourceList } from '../../../kit/useResourceList.ts';
import type { FailureActs } from './useFailureActs.ts';

interface Props {
  list: ResourceList<typeof sync.failures>;
  acts: FailureActs;
  dismissed: boolean;
}

export function FailureTools({ list: { selected, total }, acts, dismissed }: Props) {
  const t = useT();
  const chosen = selected.map(({ id }) => id);
  const count = chosen.length;
  return (
    <>
      <Can endpoint={sync.retryFailures}>
        <Button
          disabled={total === 0}
          loading={acts.pending}
          onClick={() => void (count > 0 ? acts.again(chosen) : acts.againAll())}
        >
          {count > 0 ? t('sync.retryChosen', { count }) : t('sync.retryAll', { count: total })}
        </Button>
      </Can>
      {!dismissed && count > 0 && (
        <Can endpoint={sync.dismissFailures}>
          <Button disabled={acts.pending} onClick={() => void acts.leave(chosen)}>
            {t('sync.dismissChosen', { count })}
          </Button>
        </Can>
      )}
    </>
  );
}

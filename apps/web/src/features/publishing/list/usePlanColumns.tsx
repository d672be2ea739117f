import type { PublishPlan } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import type { PlanActs } from '../acts/usePlanActs.ts';
import { PublishStatusTag, publishTones } from '../parts/PublishStatusTag.tsx';
import type { Show } from '../parts/shown.ts';
import styles from './list.module.css';
import { PlanActions } from './PlanActions.tsx';

export function usePlanColumns({ acts, show }: { acts: PlanActs; show: Show }): Column<PublishPlan>[] {
  const t = useT();
  return [
    {
      key: 'number',
      title: t('publishing.batchNo'),
      width: 160,
      fixed: 'start',
      render: ({ publishBatchNo, createUser }) => (
        <div className={styles.cell}>
          <span>
            <strong className={styles.number}>{publishBatchNo}</strong> <CopyButton text={publishBatchNo} />
          </span>
          <span className={styles.second}>{createUser}</span>
        </div>
      ),
    },
    {
      key: 'status',
      title: t('publishing.publishStatus'),
      width: 150,
      render: (plan) => (
        <div className={styles.cell}>
          <PublishStatusTag status={plan.publishStatus} />
          {plan.withErrors > 0 && (
            <Button
              type="link"
              size="small"
              danger
              className={styles.open}
              onClick={() => show({ dialog: 'findings', plan })}
            >
              {t('publishing.planErrors', { count: plan.withErrors })}
            </Button>
          )}
          {plan.releaseAt && (
            <span className={styles.release}>{t('publishing.releasesAt', { time: showTime(plan.releaseAt) })}</span>
          )}
        </div>
      ),
    },
    {
      key: 'listings',
      title: t('publishing.listings'),
      width: 140,
      render: (plan) => <Tallies plan={plan} />,
    },
    {
      key: 'stores',
      title: t('publishing.stores'),
      width: 140,
      render: ({ storeNames }) => <Names names={storeNames} />,
    },
    {
      key: 'spus',
      title: t('publishing.spuList'),
      width: 142,
      render: ({ spuList }) => <Names names={spuList} />,
    },
    {
      key: 'created',
      title: t('ui.gmtCreate'),
      width: 124,
      minor: true,
      render: ({ gmtCreate }) => showTime(gmtCreate),
    },
    {
      key: 'modified',
      title: t('ui.gmtModified'),
      width: 124,
      minor: true,
      render: ({ gmtModified }) => showTime(gmtModified),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 132,
      fixed: 'end',
      render: (plan) => <PlanActions plan={plan} acts={acts} show={show} />,
    },
  ];
}

const statuses = [
  ['pending', 1],
  ['publishing', 2],
  ['published', 3],
  ['failed', 4],
] as const;

/** How many listings of the plan stand where. */
function Tallies({ plan }: { plan: PublishPlan }) {
  const t = useT();
  return (
    <span className={styles.tallies}>
      {statuses
        .filter(([name]) => plan[name] > 0)
        .map(([name, status]) => (
          <span key={name} className={styles.number}>
            <ToneMark tone={publishTones[status]} /> {t(`publishing.status.${status}`)} {plan[name]}
          </span>
        ))}
    </span>
  );
}

function Names({ names }: { names: readonly string[] }) {
  const t = useT();
  const text = names.join(t('platform.separator'));
  return (
    <span className={styles.codes} title={text}>
      {text || '–'}
    </span>
  );
}

import MoreOutlined from '@ant-design/icons/MoreOutlined';
import type { PublishPlan } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import { RowActions } from '../../../ui/RowActions.tsx';
import type { PlanActs } from '../acts/usePlanActs.ts';
import type { Show } from '../parts/shown.ts';

interface Props {
  plan: PublishPlan;
  acts: PlanActs;
  show: Show;
}

export function PlanActions({ plan, acts, show }: Props) {
  const t = useT();
  const { id, publishBatchNo, releaseAt } = plan;
  return (
    <RowActions>
      <Button type="link" size="small" disabled={acts.busy} onClick={() => void acts.publish([plan])}>
        {t('publishing.act.publish')}
      </Button>
      <Button type="link" size="small" onClick={() => show({ dialog: 'batch', planId: id })}>
        {t('ui.edit')}
      </Button>
      <ActMenu
        bare
        label={t('publishing.moreOf', { number: publishBatchNo })}
        icon={<MoreOutlined />}
        acts={[
          { label: t('publishing.act.preflight'), run: () => acts.judge(plan) },
          { label: t('publishing.act.schedule'), run: () => show({ dialog: 'schedule', plan }) },
          ...(releaseAt ? [{ label: t('publishing.unschedule'), run: () => acts.unschedule(plan) }] : []),
          { label: t('publishing.history'), run: () => show({ dialog: 'history', object: 'publishPlans', id }) },
          { label: t('ui.delete'), run: () => acts.remove([plan]), danger: true },
        ]}
      />
    </RowActions>
  );
}

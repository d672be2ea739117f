import { publishActs, publishPreflight } from '@pressroom/contract/publishing/acts';
import type { PublishPlan } from '@pressroom/contract/publishing/listing';
import { publishPlans } from '@pressroom/contract/publishing/plans';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useDeletionQuestion } from '../../../ui/questions/useDeletionQuestion.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { publishReads } from '../parts/reads.ts';
import type { ActResult } from './acts.ts';

/** Listings of a plan that releasing it would send. */
const waitingIn = ({ pending, failed }: PublishPlan) => pending + failed;
const idsOf = (plans: readonly PublishPlan[]) => plans.map(({ id }) => id);
const reads = { invalidates: publishReads };

/** Acts on plans: releasing and judging their listings, deleting and scheduling them. */
export function usePlanActs({ onResult }: { onResult: (result: ActResult) => void }) {
  const t = useT();
  const toasts = useToasts();
  const ask = useQuestion();
  const askDeletion = useDeletionQuestion();
  const release = useCommand(publishActs.executePlans, reads);
  const releaseSome = useCommand(publishActs.executeProducts, reads);
  const preflight = useCommand(publishPreflight.preflight, reads);
  const deletion = useCommand(publishPlans.batchDelete, reads);
  const unschedule = useCommand(publishPlans.schedule, { ...reads, success: t('publishing.unscheduled') });
  return {
    busy: [release, preflight, deletion, unschedule].some(({ pending }) => pending),
    async publish(plans: readonly PublishPlan[]) {
      if (plans.length === 0) return toasts.warning(t('publishing.chooseSome'));
      const sure = await ask({
        title: t('publishing.releaseTitle', { count: plans.reduce((sum, plan) => sum + waitingIn(plan), 0) }),
        content: releaseDetail(plans, t),
        okText: t('publishing.act.publish'),
        cancelText: t('ui.cancel'),
      });
      const outcome = sure && (await release.run({ ids: idsOf(plans) }));
      const again = (ids: readonly string[]) => releaseSome.attempt({ ids: [...ids] });
      if (outcome) onResult({ ...outcome, act: 'publish', plans, again });
    },
    async judge(plan: PublishPlan) {
      const answer = await preflight.run({ publishPlanId: plan.id });
      if (!answer) return;
      const count = answer.rows.filter(({ findings }) => findings.some(({ severity }) => severity === 'error')).length;
      const done = answer.rows.map(({ id }) => id);
      onResult({ act: 'preflight', done, refused: [], plans: [plan], judged: { count, wrong: [] } });
    },
    async remove(plans: readonly PublishPlan[]) {
      const sure = await askDeletion({
        title: t('publishing.deletePlans', { count: plans.length }),
        content: t('publishing.deletePlansDetail'),
      });
      const outcome = sure && (await deletion.run({ ids: idsOf(plans) }));
      if (outcome) onResult({ ...outcome, act: 'delete', plans });
    },
    unschedule: ({ id, gmtModified }: PublishPlan) => void unschedule.run({ id, gmtModified, releaseAt: null }),
  };
}

/** What stays behind, where anything does. */
function releaseDetail(plans: readonly PublishPlan[], t: Translate): string {
  const withErrors = plans.reduce((sum, plan) => sum + plan.withErrors, 0);
  return withErrors > 0 ? t('publishing.releaseWithErrors', { count: withErrors }) : t('publishing.releaseDetail');
}

export type PlanActs = ReturnType<typeof usePlanActs>;

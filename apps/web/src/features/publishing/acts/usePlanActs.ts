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
import { judgedAs } from './useListingActs.ts';

/** Listings of a plan that releasing it would send. */
const waitingIn = ({ pending, failed }: PublishPlan) => pending + failed;

interface Options {
  showResult: (result: ActResult) => void;
}

/** Acts on plans: releasing and judging their listings, deleting and scheduling them. */
export function usePlanActs({ showResult }: Options) {
  const t = useT();
  const toasts = useToasts();
  const ask = useQuestion();
  const askDeletion = useDeletionQuestion();
  const release = useCommand(publishActs.executePlans, { invalidates: publishReads });
  const preflight = useCommand(publishPreflight.preflight, { invalidates: publishReads });
  const deletion = useCommand(publishPlans.batchDelete, { invalidates: publishReads });
  const unschedule = useCommand(publishPlans.schedule, {
    success: t('publishing.unscheduled'),
    invalidates: publishReads,
  });
  return {
    busy: [release, preflight, deletion, unschedule].some(({ pending }) => pending),
    async publish(plans: readonly PublishPlan[]) {
      if (plans.length === 0) return void toasts.warning(t('publishing.chooseSome'));
      const sure = await ask({
        title: t('publishing.releaseTitle', { count: plans.reduce((sum, plan) => sum + waitingIn(plan), 0) }),
        content: releaseDetail(plans, t),
        okText: t('publishing.act.publish'),
        cancelText: t('ui.cancel'),
      });
      const outcome = sure && (await release.run({ ids: plans.map(({ id }) => id) }));
      if (outcome) showResult({ ...outcome, act: 'publish' });
    },
    async judge({ id }: PublishPlan) {
      const judged = await preflight.run({ publishPlanId: id });
      if (judged) showResult({ act: 'preflight', ...judgedAs(judged) });
    },
    async remove(plans: readonly PublishPlan[]) {
      const sure = await askDeletion({
        title: t('publishing.deletePlans', { count: plans.length }),
        content: t('publishing.deletePlansDetail'),
      });
      const outcome = sure && (await deletion.run({ ids: plans.map(({ id }) => id) }));
      if (outcome) showResult({ ...outcome, act: 'delete' });
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

import { publishPlans } from '@pressroom/contract/publishing/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { readOf } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { FetchingDialog } from '../../kit/FetchingDialog.tsx';
import { BatchForm } from './BatchForm.tsx';
import { linkKey } from './links.ts';
import { type ChosenProduct, isOpen, nothing, workOfPlan } from './work.ts';

interface Props {
  /** The plan that is changed; absent: a new one. */
  planId?: string;
  /** With what a new one begins. */
  products?: readonly ChosenProduct[];
  onClose: () => void;
}

export function BatchPublishDialog({ planId, products = [], onClose }: Props) {
  // another round shows the form anew, without what was not saved
  const [round, setRound] = useState(0);
  const again = () => setRound(round + 1);
  if (planId !== undefined) return <KnownPlan key={round} id={planId} onAgain={again} onClose={onClose} />;
  return (
    <BatchForm
      key={round}
      planId={undefined}
      begin={nothing}
      products={products}
      sent={new Set()}
      onAgain={again}
      onClose={onClose}
    />
  );
}

function KnownPlan({ id, onAgain, onClose }: { id: string; onAgain: () => void; onClose: () => void }) {
  const t = useT();
  // Not kept when the dialog closes: who edits begins with what stands at that moment.
  const detail = useQuery({ ...readOf(publishPlans.detail, { id }), gcTime: 0 });
  const plan = detail.data;
  if (!plan) {
    return <FetchingDialog title={t('publishBatch.edit')} answer={detail} onClose={onClose} width={1180} />;
  }
  return (
    <BatchForm
      planId={id}
      begin={workOfPlan(plan)}
      products={[]}
      sent={new Set(plan.publishProducts.filter((one) => !isOpen(one.publishStatus)).map(linkKey))}
      onAgain={() => {
        void detail.refetch().then(onAgain);
      }}
      onClose={onClose}
    />
  );
}

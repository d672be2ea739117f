import { orders } from '@pressroom/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../../client/session.tsx';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';

const RefusedLabelsDialog = lazyPart(
  async () => (await import('../labels/RefusedLabelsDialog.tsx')).RefusedLabelsDialog,
);

const calm = 15_000;

/** Leads to the label pages that no order took, while there are any. */
export function KeptPages() {
  return (
    <Can endpoint={orders.refusedLabels}>
      <Opener />
    </Can>
  );
}

function Opener() {
  const t = useT();
  const [opened, setOpened] = useState(false);
  const { data } = useQuery({ ...readOf(orders.refusedLabelCount, {}), refetchInterval: calm });
  const count = data?.totalNum ?? 0;
  return (
    <>
      {count > 0 && (
        <Button size="small" danger onClick={() => setOpened(true)}>
          {t('exceptions.keptPages', { count })}
        </Button>
      )}
      <Suspense>{opened && <RefusedLabelsDialog onClose={() => setOpened(false)} />}</Suspense>
    </>
  );
}

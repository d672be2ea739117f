import type { CallInput } from '@pressroom/contract/endpoint';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { GangSheetDialog } from '../../gangSheets/gangSheets.public.tsx';

/** Lays the pieces of the chosen orders on gang sheets. */
export function LayOutButton({ orders }: { orders: CallInput<typeof gangSheets.planSheets>['orders'] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <Can endpoint={gangSheets.makeSheets}>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('orders.layOut')}
      </Button>
      <Suspense>{open && <GangSheetDialog of={{ orders }} onClose={() => setOpen(false)} />}</Suspense>
    </Can>
  );
}

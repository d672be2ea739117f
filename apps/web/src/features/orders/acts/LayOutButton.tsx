import type { CallInput } from '@pressroom/contract/endpoint';
import { gangSheets } from '@pressroom/contract/production/gangSheets';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommands } from '../../../ui/commands.ts';
import { GangSheetDialog } from '../../gangSheets/gangSheets.public.tsx';

/** Lays the pieces of the chosen orders on gang sheets. */
export function LayOutButton({ orders }: { orders: CallInput<typeof gangSheets.planSheets>['orders'] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const mayLayOut = useCanCall()(gangSheets.makeSheets);
  useCommands(mayLayOut ? [{ label: t('orders.layOut'), run: () => setOpen(true) }] : []);
  if (!mayLayOut) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('orders.layOut')}
      </Button>
      <Suspense>{open && <GangSheetDialog of={{ orders }} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import type { OrderActs } from '../acts/useOrderActs.ts';
import type { OpenDialog } from '../acts/useOrderDialogs.ts';
import type { Everything } from '../record/everything.ts';

interface Props {
  /** What the marketplaces have cancelled. */
  everything: Everything;
  acts: OrderActs;
  open: OpenDialog;
}

/** Closes all of them together; how many these are is asked before. */
export function CloseCancelled({ everything, acts, open }: Props) {
  const t = useT();
  if (everything.count === 0 || !acts.may('close')) return null;
  return (
    <Button size="small" danger onClick={() => open({ name: 'all', act: 'close', everything })}>
      {t('orders.closeAllCancelled')}
    </Button>
  );
}

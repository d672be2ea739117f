import type { LabelOrder } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { KeptPageDialog } from './KeptPageDialog.tsx';
import styles from './KeptPageDialog.module.css';
import { givingOf, type LostPage, type Objection, useGiveLabel } from './useGiveLabel.ts';

interface Props {
  page: LostPage;
  onGiven?: (order: LabelOrder) => void;
  onDiscarded?: () => void;
}

/** Where exactly one order may fit, a button gives it the page. The other button opens the dialog with all choices. */
export function PageActs({ page, onGiven, onDiscarded }: Props) {
  const t = useT();
  const { give, pending } = useGiveLabel();
  const [open, setOpen] = useState<{ objection?: Objection }>();
  const [likely, ...others] = page.orders;

  async function giveTo(order: LabelOrder) {
    const answer = await give(givingOf(page, order));
    if ('msg' in answer) setOpen({ objection: answer });
    else onGiven?.(answer);
  }

  return (
    <span className={styles.acts}>
      {likely && others.length === 0 && (
        <Button size="small" loading={pending} onClick={() => void giveTo(likely)}>
          {likely.hasLabel ? t('orders.useInstead') : t('orders.giveTo', { number: likely.thirdOrderNumber })}
        </Button>
      )}
      <Button type="link" size="small" onClick={() => setOpen({})}>
        {t('orders.lookAtPage')}
      </Button>
      {open && (
        <KeptPageDialog
          page={page}
          objection={open.objection}
          onGiven={onGiven}
          onDiscarded={onDiscarded}
          onClose={() => setOpen(undefined)}
        />
      )}
    </span>
  );
}

import type { Refusal } from '@pressroom/contract/fields/outcomes';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { useCopy } from '../../../ui/useCopy.ts';
import type { OrderDialog } from './useOrderDialogs.ts';
import styles from './LeftOut.module.css';
import { RemedyButton } from './RemedyButton.tsx';
import { useRemedies } from './useRemedies.ts';

interface Props {
  refused: readonly Refusal[];
  /** The orders that were chosen: their `can` says which remedy is open. */
  chosen: readonly OrderRow[];
  onRemedy: (dialog: OrderDialog) => void;
}

/** How many are listed on the screen; the copy has all of them. */
const most = 100;

/** The orders that an act leaves out, each with its reason and what helps. */
export function LeftOut({ refused, chosen, onRemedy }: Props) {
  const t = useT();
  const copy = useCopy();
  const remedyOf = useRemedies();
  if (refused.length === 0) return null;
  const byId = new Map(chosen.map((order) => [order.id, order]));
  const lines = refused.map(({ label, msg }) => `${label}\t${msg}`);
  return (
    <section className={styles.leftOut}>
      <div className={styles.head}>
        <strong>{t('orders.leftOut', { count: refused.length })}</strong>
        {refused.length > 1 && (
          <Button type="link" size="small" onClick={() => void copy(lines)}>
            {t('orders.copyLeftOut')}
          </Button>
        )}
      </div>
      <ul>
        {refused.slice(0, most).map((refusal) => {
          const remedy = remedyOf(refusal, byId.get(refusal.id));
          return (
            <li key={refusal.id}>
              <b>{refusal.label}</b> <span>{refusal.msg}</span>
              {remedy && <RemedyButton remedy={remedy} open={onRemedy} />}
            </li>
          );
        })}
        {refused.length > most && <li>{t('orders.leftOutMore', { count: refused.length - most })}</li>}
      </ul>
    </section>
  );
}

import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button, Tooltip } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { useCommands } from '../../../ui/commands.ts';
import { BatchActs } from '../batches/BatchActs.tsx';
import { type ActName, actNames, cancelledOf, ordersAllowing } from './acts.ts';
import styles from './BulkBar.module.css';
import { ChosenMenus } from './BulkMenus.tsx';
import { LayOutButton } from './LayOutButton.tsx';
import type { OrderActs } from './useOrderActs.ts';

interface Props {
  chosen: readonly OrderRow[];
  acts: OrderActs;
}

/** In seconds: why nothing can be done is wanted at once, what an act does only by who lingers. */
const [soon, later] = [0.1, 1];

/** Acts whose difference is not clear to everybody. */
const hinted = ['submit', 'approve'] as const satisfies readonly ActName[];
const isHinted = (act: ActName): act is (typeof hinted)[number] => (hinted as readonly ActName[]).includes(act);

/** Acts that few orders allow: they have a button only where one of them is chosen. */
const rare: readonly ActName[] = ['callOff', 'askShipment'];

/** The acts on the selection. Each button counts the orders that allow it; only these are sent, and the server checks them again. */
export function BulkBar({ chosen, acts }: Props) {
  const t = useT();
  const cancelled = cancelledOf(chosen);
  useCommands(
    actNames.flatMap((act) => {
      const able = ordersAllowing(act, chosen).length;
      if (able === 0 || acts.busy || !acts.may(act)) return [];
      const label = t('orders.act.some', { act: t(`orders.act.${act}`), able, count: chosen.length });
      return { label, run: () => acts.start(act, chosen), danger: act === 'close' };
    }),
  );
  return (
    <div className={styles.bar}>
      {actNames
        .filter((act) => acts.may(act) && (!rare.includes(act) || ordersAllowing(act, chosen).length > 0))
        .map((act) => (
          <ActButton key={act} act={act} chosen={chosen} acts={acts} />
        ))}
      {cancelled.length > 0 && cancelled.length < chosen.length && acts.may('close') && (
        <Button size="small" danger disabled={acts.busy} onClick={() => acts.start('close', cancelled)}>
          {t('orders.closeCancelled', { count: cancelled.length })}
        </Button>
      )}
      <BatchActs chosen={chosen} onDone={acts.deselect} />
      <LayOutButton orders={{ ids: chosen.map(({ id }) => id) }} />
      <ChosenMenus chosen={chosen} acts={acts} />
    </div>
  );
}

function ActButton({ act, chosen, acts }: Props & { act: ActName }) {
  const t = useT();
  const able = ordersAllowing(act, chosen).length;
  const name = t(`orders.act.${act}`);
  const hint = isHinted(act) ? t(`orders.hint.${act}`) : undefined;
  const label =
    able === 0 || able === chosen.length ? name : t('orders.act.some', { act: name, able, count: chosen.length });
  return (
    <Tooltip title={able === 0 ? t('orders.act.none') : hint} mouseEnterDelay={able === 0 ? soon : later}>
      <Button
        size="small"
        type={act === 'approve' ? 'primary' : 'default'}
        danger={act === 'close'}
        disabled={able === 0 || acts.busy}
        onClick={() => acts.start(act, chosen)}
      >
        {label}
      </Button>
    </Tooltip>
  );
}

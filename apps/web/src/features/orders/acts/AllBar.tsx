import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { AllBatchActs } from '../batches/BatchActs.tsx';
import { useCommands } from '../../../ui/commands.ts';
import { type ActName, actNames } from './acts.ts';
import styles from './BulkBar.module.css';
import { AllMenus } from './BulkMenus.tsx';
import { choiceOf, type Everything } from '../record/everything.ts';
import { LayOutButton } from './LayOutButton.tsx';
import type { OrderActs } from './useOrderActs.ts';
import type { OpenDialog } from './useOrderDialogs.ts';

interface Props {
  everything: Everything;
  acts: OrderActs;
  open: OpenDialog;
  onDone: () => void;
}

/** The acts on all that match. Which of them allow an act is counted by the server before anything is done. */
export function AllBar({ everything, acts, open, onDone }: Props) {
  const t = useT();
  const begin = (act: ActName) => open({ name: 'all', act, everything });
  const allowed = actNames.filter((act) => acts.may(act));
  useCommands(
    everything.count === 0
      ? []
      : allowed.map((act) => ({
          label: t('orders.act.all', { act: t(`orders.act.${act}`), count: everything.count }),
          run: () => begin(act),
          danger: act === 'close',
        })),
  );
  return (
    <div className={styles.bar}>
      {allowed.map((act) => (
        <Button
          key={act}
          size="small"
          type={act === 'approve' ? 'primary' : 'default'}
          danger={act === 'close'}
          disabled={everything.count === 0}
          onClick={() => begin(act)}
        >
          {t(`orders.act.${act}`)}
        </Button>
      ))}
      <AllBatchActs everything={everything} onDone={onDone} />
      <LayOutButton orders={choiceOf(everything)} />
      <AllMenus everything={everything} />
    </div>
  );
}

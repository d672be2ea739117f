import { type LabelType, labelTypes } from '@pressroom/contract/lastMile/status';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCommands } from '../../../ui/commands.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { CountedDialog } from '../record/CountedDialog.tsx';
import type { Everything } from '../record/everything.ts';
import { useOrderRights } from '../record/useOrderRights.ts';
import { type Ask, useBatch } from './useBatch.tsx';

interface Props {
  chosen: readonly OrderRow[];
  /** Called with the orders that are in the batch now. */
  onDone: (ids: readonly string[]) => void;
}

/** Makes a batch of the chosen orders: to push where their labels are the platform's, else to place. */
export function BatchActs({ chosen, onDone }: Props) {
  const t = useT();
  const toasts = useToasts();
  const ask = useQuestion();
  const batch = useBatch();
  async function begin(labelType: LabelType) {
    const others = chosen.filter((order) => order.labelType !== labelType).length;
    if (others > 0) return toasts.warning(t('lastMile.otherLabelType', { count: others }));
    const ids = chosen.map(({ id }) => id);
    const isMeant = await ask({
      title: t(`orders.batchAsk.${labelType}`, { count: ids.length }),
      content: t(`orders.batchAskDetail.${labelType}`),
      okText: t('orders.batchMake'),
      cancelText: t('ui.cancel'),
    });
    if (!isMeant) return;
    const refused = await batch.make({ labelType, ids });
    if (refused) onDone(ids.filter((id) => !refused.some((one) => one.id === id)));
  }
  return <BatchButtons busy={batch.pending} onBegin={(type) => void begin(type)} />;
}

/** The same of all that match, asked with the server's number. */
export function AllBatchActs({ everything, onDone }: { everything: Everything; onDone: () => void }) {
  const t = useT();
  const batch = useBatch();
  const [labelType, setLabelType] = useState<LabelType>();
  async function begin(type: LabelType, selection: Ask['selection']): Promise<boolean> {
    const refused = await batch.make({ labelType: type, selection });
    if (!refused) return false;
    setLabelType(undefined);
    onDone();
    return true;
  }
  return (
    <>
      <BatchButtons busy={batch.pending} onBegin={setLabelType} />
      {labelType && (
        <CountedDialog
          act={labelType === 1 ? 'push' : 'place'}
          name={t(`orders.batch.${labelType}`)}
          everything={everything}
          pending={batch.pending}
          onRun={(selection) => begin(labelType, selection)}
          onClose={() => setLabelType(undefined)}
        >
          {() => (
            <>
              <p>{t(`orders.batchAskDetail.${labelType}`)}</p>
              <p>{t('orders.all.judged')}</p>
            </>
          )}
        </CountedDialog>
      )}
    </>
  );
}

function BatchButtons({ busy, onBegin }: { busy: boolean; onBegin: (labelType: LabelType) => void }) {
  const t = useT();
  const rights = useOrderRights();
  const offered = labelTypes
    .filter((type) => (type === 1 ? rights.batchPush : rights.batchOrder))
    .map((type) => ({ label: t(`orders.batch.${type}`), run: () => onBegin(type) }));
  useCommands(busy ? [] : offered);
  return offered.map(({ label, run }) => (
    <Button key={label} size="small" disabled={busy} onClick={run}>
      {label}
    </Button>
  ));
}

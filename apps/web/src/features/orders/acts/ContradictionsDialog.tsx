import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import type { ContradictedLine } from '@pressroom/contract/orders/contradictedLine';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { Button, Checkbox, Spin } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { ContradictionList } from '../../skuMapping/skuMapping.public.tsx';
import { orderReads } from '../record/orderReads.ts';
import { useMayMap } from '../record/useMayMap.ts';
import styles from './ContradictionsDialog.module.css';
import type { OpenDialog } from './useOrderDialogs.ts';

interface Props {
  /** Orders that were not approved, because their listings say something else. */
  ids: readonly string[];
  /** Opens a dialog that helps; this one opens again afterwards. */
  onRemedy: OpenDialog;
  onClose: (outcome?: BulkOutcome) => void;
}

/** Shows order and listing side by side and asks which orders are right all the same. None is ticked beforehand. */
export function ContradictionsDialog({ ids, onRemedy, onClose }: Props) {
  const t = useT();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const lines = useRead(orders.contradictions, { ids: [...ids] });
  const review = useCommand(orders.orderReview, { invalidates: orderReads });

  const byOrder = Map.groupBy(lines.data ?? [], ({ orderId }) => orderId);
  // their mappings have been corrected meanwhile
  const sound = lines.data ? ids.filter((id) => !byOrder.has(id)) : [];

  function tick(id: string, checked: boolean) {
    setConfirmed(checked ? [...confirmed, id] : confirmed.filter((other) => other !== id));
  }
  async function approve() {
    const outcome = await review.run({
      ids: [...confirmed, ...sound],
      sysStatus: reviewAction.approve,
      ...(confirmed.length > 0 && { confirmContradictions: [...confirmed] }),
    });
    if (outcome) onClose(outcome);
  }

  return (
    <Dialog
      title={t('orders.contradictedTitle', { count: ids.length })}
      width={720}
      onCancel={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('orders.contradictedLeave')}</Button>
          <Button
            type="primary"
            danger
            disabled={confirmed.length + sound.length === 0}
            loading={review.pending}
            onClick={() => void approve()}
          >
            {sound.length > 0
              ? t('orders.actCount', { act: t('orders.act.approve'), count: confirmed.length + sound.length })
              : t('orders.contradictedApprove', { count: confirmed.length })}
          </Button>
        </>
      }
    >
      <p className={styles.why}>{t('orders.contradictedWhy')}</p>
      {lines.isPending && <Spin />}
      {lines.isError && <ErrorState action={<Button onClick={() => void lines.refetch()}>{t('ui.retry')}</Button>} />}
      {sound.length > 0 && <p>{t('orders.contradictedNoMore', { count: sound.length })}</p>}
      <ul className={styles.orders}>
        {[...byOrder].map(([id, its]) => (
          <li key={id}>
            <Checkbox checked={confirmed.includes(id)} onChange={(event) => tick(id, event.target.checked)}>
              {t('orders.contradictedConfirm', { number: its[0]!.thirdOrderNumber })}
            </Checkbox>
            {its.map((line) => (
              <Line key={line.id} line={line} onRemedy={onRemedy} />
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Line({ line, onRemedy }: { line: ContradictedLine; onRemedy: OpenDialog }) {
  const t = useT();
  const mayMap = useMayMap();
  const { shopId, lineNo, productCode, productCombinedImage, msku, listing, contradictions } = line;
  const said = [listing.title, listing.sellerSku, ...listing.attributes.map(({ value, name }) => value || name)];
  return (
    <div className={styles.line}>
      <Thumb src={productCombinedImage} alt={productCode ?? msku} size={72} />
      <div className={styles.sides}>
        <span>
          {t('orders.contradictedLine', { line: lineNo })} <strong>{productCode}</strong> <code>{msku}</code>
        </span>
        <span className={styles.soft}>{said.filter(Boolean).join(' · ')}</span>
        <ContradictionList contradictions={contradictions} />
        {mayMap && msku && (
          <Button
            size="small"
            className={styles.correct}
            onClick={() => onRemedy({ name: 'correctMapping', shopId, skuIds: [msku] })}
          >
            {t('orders.act.correctMapping')}
          </Button>
        )}
      </div>
    </div>
  );
}

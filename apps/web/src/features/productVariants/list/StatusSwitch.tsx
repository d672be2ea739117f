import { productBulk } from '@pressroom/contract/products/bulk';
import type { ProductSpec } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import styles from './list.module.css';

/** Tells whether the SKU is enabled, and changes it with one press. */
export function StatusSwitch({ of: { id, sku, status } }: { of: ProductSpec }) {
  const t = useT();
  const canCall = useCanCall();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const next = status === 1 ? 2 : 1;
  const apply = useCommand(productBulk.apply, {
    success: t(`productVariants.turned.${next}`, { sku }),
    invalidates: [products.list, products.specs],
    undo: ({ editId }) => call(productBulk.undo, { editId }),
  });

  async function turn() {
    const asked = { selection: { skuIds: [id] }, change: { status: next } } as const;
    setBusy(true);
    try {
      const { basis } = await call(productBulk.preview, asked);
      await apply.attempt({ ...asked, basis });
    } catch (cause) {
      showFailure(cause);
    } finally {
      setBusy(false);
    }
  }
  const seen = t(`productVariants.status.${status}`);
  const tag = <StatusTag tone={status === 1 ? 'done' : 'closed'}>{seen}</StatusTag>;
  if (!canCall(productBulk.apply)) return tag;
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={status === 1}
      aria-label={`${seen} · ${t(`productVariants.turn.${next}`, { sku })}`}
      title={t(`productVariants.turn.${next}`, { sku })}
      disabled={busy}
      onClick={() => void turn()}
    >
      {tag}
    </button>
  );
}

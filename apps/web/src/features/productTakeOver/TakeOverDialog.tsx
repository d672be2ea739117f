import { products } from '@pressroom/contract/products/products';
import { productTakeOver, type TakeOverField } from '@pressroom/contract/products/takeOver';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { useRead } from '../../client/useRead.ts';
import { failureText } from '../../i18n/failureText.ts';
import { type Translate, useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ProductChanges } from './ProductChanges.tsx';
import { SummedChanges } from './SummedChanges.tsx';
import styles from './TakeOver.module.css';
import { fieldsOf, type TemplateChanges } from './templateChanges.ts';

interface Props {
  /** Of products whose templates have moved on. */
  ids: readonly string[];
  /** `done`: the products follow their templates again. */
  onClose: (done?: true) => void;
}

/** Shows what products would take over from their templates, and writes what the user chooses of it. */
export function TakeOverDialog({ ids, onClose }: Props) {
  const t = useT();
  const answer = useRead(productTakeOver.changes, { ids: [...ids] });
  const [omitted, setOmitted] = useState<ReadonlySet<TakeOverField>>(new Set());
  const [complaint, setComplaint] = useState<string>();
  const command = useCommand(productTakeOver.takeOver, {
    success: ({ skus }, { fields }) =>
      fields.length > 0 ? t('productTakeOver.taken', { count: skus }) : t('productTakeOver.kept'),
    invalidates: [products.list, products.specs, products.get],
  });
  const changes = answer.data ?? [];
  const fields = fieldsOf(changes);
  const chosen = fields.filter((field) => !omitted.has(field));

  async function write(taken: readonly TakeOverField[]) {
    setComplaint(undefined);
    try {
      const shown = changes.map(({ id, basis }) => ({ id, basis }));
      await command.attempt({ products: shown, fields: [...taken] });
      onClose(true);
    } catch (cause) {
      const said = failureText(cause, t);
      if (said === undefined) throw cause;
      setComplaint(said);
      await answer.refetch();
    }
  }

  const choice = {
    omitted,
    onChoose: (field: TakeOverField, taken: boolean) => {
      const rest = new Set(omitted);
      if (taken) rest.delete(field);
      else rest.add(field);
      setOmitted(rest);
    },
  };
  const writable = answer.isSuccess && !command.pending;
  return (
    <Dialog
      title={titleOf(changes, t)}
      width={880}
      mask={{ closable: false }}
      onCancel={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('ui.cancel')}</Button>
          <Button disabled={!writable} onClick={() => void write([])}>
            {t('productTakeOver.keep')}
          </Button>
          <Button
            type="primary"
            disabled={!answer.isSuccess || chosen.length === 0}
            loading={command.pending}
            onClick={() => void write(chosen)}
          >
            {t('productTakeOver.take')}
          </Button>
        </>
      }
    >
      {complaint && <Alert type="error" showIcon className={styles.note} title={complaint} />}
      {answer.isPending && <Spin className={styles.waiting} />}
      {answer.isError && (
        <ErrorState
          detail={failureText(answer.error, t)}
          action={<Button onClick={() => void answer.refetch()}>{t('ui.retry')}</Button>}
        />
      )}
      {answer.isSuccess && (
        <>
          <p className={styles.note}>{explain(changes, t)}</p>
          {changes.length === 1 ? (
            <ProductChanges product={changes[0]!} choice={choice} />
          ) : (
            fields.length > 0 && <SummedChanges products={changes} choice={choice} />
          )}
        </>
      )}
    </Dialog>
  );
}

function titleOf(changes: readonly TemplateChanges[], t: Translate): string {
  const [first] = changes;
  return first && changes.length === 1
    ? t('productTakeOver.title', { spu: first.spu })
    : t('productTakeOver.titleMany', { count: changes.length });
}

function explain(changes: readonly TemplateChanges[], t: Translate): string {
  if (changes.every((product) => product.changes.length === 0)) return t('productTakeOver.same');
  const [first] = changes;
  return first && changes.length === 1
    ? t('productTakeOver.moved', { name: first.productTemplateName })
    : t('productTakeOver.movedMany');
}

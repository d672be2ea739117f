import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { conflictOf, editing, type Fact } from '../../../kit/editing.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { FormDialog } from '../../../kit/FormDialog.tsx';
import { sameValue } from '../../../kit/sameValue.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { CarrierInput } from './CarrierInput.tsx';
import { LabelDrop } from './LabelDrop.tsx';
import { factsOf } from '../record/orderFacts.ts';
import { orderReads } from '../record/orderReads.ts';
import styles from './ParcelDialog.module.css';
import { useCarrierQuestion } from './useCarrierQuestion.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

const width = 440;

/** Fetched anew each time: an act may just have changed the order. */
export function ParcelDialog({ id, onClose }: Props) {
  const t = useT();
  const answer = useQuery({ ...readOf(orders.queryDetail, { id }), gcTime: 0, staleTime: 0 });
  const { data, isFetchedAfterMount } = answer;
  if (!data || !isFetchedAfterMount)
    return <FetchingDialog title={t('orders.parcelTitle')} answer={answer} onClose={onClose} width={width} />;
  return <ParcelForm order={data} onClose={onClose} />;
}

function ParcelForm({ order, onClose }: { order: OrderRow; onClose: () => void }) {
  const t = useT();
  const [file, setFile] = useState<File>();
  const update = useCommand(orders.updateParcel, {
    success: t('orders.parcelSaved', { number: order.thirdOrderNumber }),
    invalidates: orderReads,
  });
  const asked = useCarrierQuestion(update);

  /** A drawing that is ready meanwhile changes the order, and nothing that this form speaks of. */
  async function attempt(input: Parameters<typeof asked.attempt>[0]): Promise<OrderRow> {
    const how = { files: file ? [file] : [] };
    try {
      return await asked.attempt(input, how);
    } catch (cause) {
      const now = cause instanceof CallFailure ? conflictOf<OrderRow>(cause)?.current : undefined;
      if (!now || !isSameParcel(order, now)) throw cause;
      return asked.attempt({ ...input, gmtModified: now.gmtModified }, how);
    }
  }

  return (
    <FormDialog
      title={t('orders.parcelOf', { number: order.thirdOrderNumber })}
      command={{ ...asked, attempt }}
      editing={editing(order, valuesOf, (record) => parcelFacts(record, t))}
      onClose={() => onClose()}
      width={width}
    >
      <p className={styles.whose}>
        {[order.shopName, t(`orders.labelType.${order.labelType}`), order.recipientsName].filter(Boolean).join(' · ')}
      </p>
      <Form.Item name="trackingNumber" label={t('orders.tracking')}>
        <Input maxLength={64} autoFocus />
      </Form.Item>
      <Form.Item name="carrierName" label={t('orders.carrier')} extra={t('orders.carrierFromNumber')}>
        <CarrierInput />
      </Form.Item>
      <Form.Item name="sharedParcel" valuePropName="checked">
        <Checkbox>{t('orders.sharedParcel')}</Checkbox>
      </Form.Item>
      <LabelDrop order={order} file={file} onFile={setFile} />
    </FormDialog>
  );
}

function valuesOf({ id, gmtModified, trackingNumber, carrierName, sharedParcel }: OrderRow) {
  return { id, gmtModified, trackingNumber, carrierName, sharedParcel };
}

function isSameParcel(one: OrderRow, other: OrderRow): boolean {
  const [before, now] = [valuesOf(one), valuesOf(other)];
  return one.hasLabel === other.hasLabel && sameValue({ ...before, gmtModified: now.gmtModified }, now);
}

const shown: readonly string[] = ['trackingNumber', 'carrierName', 'sharedParcel'];

function parcelFacts(order: OrderRow, t: ReturnType<typeof useT>): Fact[] {
  return factsOf(order, t).filter(({ name }) => shown.includes(name));
}

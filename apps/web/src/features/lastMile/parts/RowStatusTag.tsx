import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import { lastMileStatus, type LabelType, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import { labelType } from '@pressroom/contract/orders/status';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';

/** Within the statuses of one label type no two have a tone in common, but for those that failed. */
export const rowTones: Readonly<Record<LastMileStatus, Tone>> = {
  0: 'waiting',
  1: 'checking',
  2: 'alert',
  3: 'drawing',
  4: 'making',
  5: 'moving',
  6: 'alert',
  7: 'done',
  8: 'closed',
  9: 'making',
  10: 'done',
  11: 'alert',
};

/** A row that waits has nothing to calculate where its label is the platform's. */
export function statusText(status: LastMileStatus, type: LabelType, t: Translate): string {
  const pushes = type === labelType.platform && status === lastMileStatus.waiting;
  return t(pushes ? 'lastMile.status.0.push' : `lastMile.status.${status}`);
}

interface Props {
  row: Pick<LastMileRow, 'orderStatus' | 'outcomeUnknown'>;
  type: LabelType;
}

export function RowStatusTag({ row: { orderStatus, outcomeUnknown }, type }: Props) {
  const t = useT();
  if (outcomeUnknown) return <StatusTag tone="unknown">{t('lastMile.outcomeUnknown')}</StatusTag>;
  return <StatusTag tone={rowTones[orderStatus]}>{statusText(orderStatus, type, t)}</StatusTag>;
}

import type { LastMileRow } from '@pressroom/contract/lastMile/rows';
import type { ModalFuncProps } from 'antd';
import type { Translate } from '../../../i18n/i18n.ts';
import { priceText, sumsOf } from '../parts/amounts.ts';
import type { ActName } from './acts.ts';

interface Asked {
  act: Exclude<ActName, 'calculate'>;
  rows: readonly LastMileRow[];
  /** Chosen rows whose state does not allow it. */
  leftOut: number;
  t: Translate;
}

const dangerous: readonly ActName[] = ['delete', 'cancelLabel'];

/** What is asked before an act: how many rows, and what they cost. Undefined where nothing is spent or lost. */
export function questionOf({ act, rows, leftOut, t }: Asked): ModalFuncProps | undefined {
  if (act === 'getLabel') return undefined;
  const isDangerous = dangerous.includes(act);
  const sum = sumsOf(rows).map(priceText).join(t('platform.separator'));
  const detail = [
    act === 'delete' || act === 'push' || !sum ? '' : t(`lastMile.askSum.${act}`, { sum }),
    t(`lastMile.askDetail.${act}`),
    leftOut > 0 ? t('lastMile.askLeftOut', { count: leftOut }) : '',
  ];
  return {
    title: t(`lastMile.ask.${act}`, { count: rows.length }),
    content: detail.filter(Boolean).join(' '),
    okText: t(`lastMile.act.${act}`),
    cancelText: t('ui.cancel'),
    okButtonProps: { danger: isDangerous },
    focusable: { autoFocusButton: isDangerous ? 'cancel' : 'ok' },
  };
}

import { benchCommands, reasonCommands } from '@pressroom/contract/printing/commands';
import { pieceCode } from '@pressroom/contract/printing/pieceCode';
import { useEffect, useEffectEvent } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { Printer } from '../printers/printer.ts';
import { ScanBox } from '../scan/ScanBox.tsx';
import type { StationSettings } from '../settings/stationSettings.ts';
import type { Signal } from '../queue/signal.ts';
import { Remark } from '../station/Remark.tsx';
import { SignalFrame } from '../station/SignalFrame.tsx';
import { CheckCard } from './CheckCard.tsx';
import { CheckedPieces } from './CheckedPieces.tsx';
import styles from './CheckStation.module.css';
import { ScanLog } from './ScanLog.tsx';
import { SlotList } from './SlotList.tsx';
import { StopScreen } from './StopScreen.tsx';
import { useBenchScans } from './useBenchScans.ts';
import { WhichPiece } from './WhichPiece.tsx';

const words = { box: 'check.box', boxHint: 'check.boxHint', go: 'check.go' } as const;
const goOn = benchCommands.next;

interface Props {
  settings: StationSettings;
  printer: Printer;
  onSignal: (signal: Signal) => void;
  /** A dialog is open: the focus is its. */
  held: boolean;
}

/** Packing with a check: each piece is scanned, then the label prints, then the label is scanned back. */
export function CheckStation({ settings, printer, onSignal, held }: Props) {
  const t = useT();
  const { bench, slots, dpi, offsetX, offsetY } = settings;
  const { view, scans, lying, past } = useBenchScans({
    bench,
    slots,
    printer,
    format: { dpi, offsetX, offsetY, bench, printerType: 1 },
    otherReason: `${t('check.scannedReason')} ${reasonCommands.other}`,
    onSignal,
  });
  const { stop, asksReason, asksPiece, signal } = view;
  const order = asksPiece ?? view.label ?? view.answer?.order;
  useEscape(() => {
    if (stop || asksReason || asksPiece) scans.add(goOn);
  });
  return (
    <div className={styles.station}>
      <div className={styles.work}>
        <ScanBox onCode={scans.add} marks={settings} words={words} held={held} />
        {order && <Remark remark={order.remark} />}
        {asksPiece ? (
          <WhichPiece order={asksPiece} onChoose={(lineId) => scans.add(pieceCode({ lineId, unit: 0 }))} />
        ) : (
          <CheckCard view={view} />
        )}
        {order && !asksPiece && <CheckedPieces order={order} lineId={view.answer?.lineId ?? null} />}
      </div>
      <div className={styles.past}>
        <SlotList orders={lying} atHand={order?.orderId} onShow={scans.show} />
        <ScanLog scans={past} />
      </div>
      <SignalFrame signal={signal} />
      {stop && <StopScreen stop={stop} label={view.label} onGoOn={() => scans.add(goOn)} />}
    </div>
  );
}

function useEscape(act: () => void) {
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

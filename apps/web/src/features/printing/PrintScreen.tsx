import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Radio } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { LineMessages } from './bench/LineMessages.tsx';
import { Pieces } from './bench/Pieces.tsx';
import { Remark } from './bench/Remark.tsx';
import { ScanBox } from './bench/ScanBox.tsx';
import { Stage } from './bench/Stage.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './PrintScreen.module.css';
import type { Result } from './printOrder.ts';
import { playResult } from './sound.ts';
import { keepStation, type PrinterChoice, readStation, type Station } from './station.ts';
import { useBench } from './useBench.ts';
import { usePrinter } from './usePrinter.ts';

const QuestionDialog = lazy(async () => ({ default: (await import('./bench/QuestionDialog.tsx')).QuestionDialog }));
const StationDialog = lazy(async () => ({ default: (await import('./StationDialog.tsx')).StationDialog }));

const printers: readonly PrinterChoice[] = [1, 2, 3];
const industrial = 2;
const phone = 600;

export function PrintScreen() {
  const t = useT();
  const [station, setStation] = useState(readStation);
  const narrow = useNarrow(phone);
  const [settingUp, setSettingUp] = useState(false);
  const { printer, link, linkState, messages, forgetMessages } = usePrinter(station, {
    onAsk: (code) => bench.add(code),
    onFault: () => station.sound && playResult(false),
  });
  const { dpi, offsetX, offsetY } = station;
  const bench = useBench({
    printer,
    printerType: station.printer === industrial ? 2 : 1,
    sheet: { dpi, offsetX, offsetY },
    onResult: tellResult,
  });
  const { now } = bench;
  const parcel = 'parcel' in now ? now.parcel : undefined;

  function tellResult(result: Result) {
    if (result.name === 'left') return;
    if (result.name === 'failed') link?.reportFailure(result.orderNo, result.msg, result.parcel);
    if (station.sound) playResult(result.name === 'printed' && result.shipped);
  }
  function change(values: Partial<Station>) {
    const next = { ...station, ...values };
    keepStation(next);
    setStation(next);
  }

  const controls = (
    <>
      {station.printer === industrial && (
        <StatusTag tone={linkState === 'open' ? 'done' : 'waiting'}>{t(`printing.link.${linkState}`)}</StatusTag>
      )}
      <Radio.Group
        aria-label={t('printing.printer')}
        style={{ whiteSpace: 'nowrap' }}
        optionType="button"
        value={station.printer}
        options={printers.map((choice) => ({ value: choice, label: t(`printing.printer.${choice}`) }))}
        onChange={({ target }) => change({ printer: target.value as PrinterChoice })}
      />
      <Button icon={<SettingOutlined />} aria-label={t('printing.station')} onClick={() => setSettingUp(true)}>
        {!narrow && t('printing.station')}
      </Button>
    </>
  );
  return (
    <Screen title={t('printing.title')} actions={controls}>
      <div className={styles.bench}>
        <div className={styles.work}>
          <ScanBox onCode={bench.add} held={settingUp || bench.question !== undefined} />
          {parcel && <Remark remark={parcel.remark} />}
          <Stage now={now} waiting={bench.waiting} onReportAgain={bench.reportAgain} />
          {parcel && <Pieces key={parcel.orderNumber + parcel.shopId} parcel={parcel} />}
        </div>
        <div className={styles.past}>
          {station.printer === industrial && <LineMessages messages={messages} onForget={forgetMessages} />}
          <HistoryList items={bench.history} onForget={bench.forget} onReportAgain={bench.reportAgain} />
        </div>
      </div>
      <Suspense>
        {bench.question && <QuestionDialog question={bench.question} />}
        {settingUp && <StationDialog station={station} onSave={change} onClose={() => setSettingUp(false)} />}
      </Suspense>
    </Screen>
  );
}

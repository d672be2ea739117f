import BarcodeOutlined from '@ant-design/icons/BarcodeOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Radio } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router';
import { reasonText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { PrintHistory } from './history/PrintHistory.tsx';
import { LineMessages } from './station/LineMessages.tsx';
import { OpenElsewhere } from './station/OpenElsewhere.tsx';
import { OrderItems } from './station/OrderItems.tsx';
import { OtherWays } from './station/OtherWays.tsx';
import { Remark } from './station/Remark.tsx';
import { ScanBox } from './scan/ScanBox.tsx';
import { ScanResult } from './station/ScanResult.tsx';
import { SignalFrame } from './station/SignalFrame.tsx';
import { TestPrint } from './station/TestPrint.tsx';
import { useStationKeys } from './station/useStationKeys.ts';
import styles from './PrintScreen.module.css';
import type { PrintResult } from './queue/printScan.ts';
import type { Signal } from './queue/signal.ts';
import { playSignal } from './station/sound.ts';
import { type PrinterChoice, readSettings, saveSettings, type StationSettings } from './settings/stationSettings.ts';
import { usePrintQueue } from './queue/usePrintQueue.ts';
import { usePrinter } from './printers/usePrinter.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const QuestionDialog = lazyPart(async () => (await import('./station/QuestionDialog.tsx')).QuestionDialog);
const CheckStation = lazyPart(async () => (await import('./check/CheckStation.tsx')).CheckStation);
const CommandSheet = lazyPart(async () => (await import('./check/CommandSheet.tsx')).CommandSheet);
const StationDialog = lazyPart(async () => (await import('./settings/StationDialog.tsx')).StationDialog);

const printers: readonly PrinterChoice[] = [1, 2, 3];
const industrial = 2;
const phone = 600;
/** The parameter of the address with the number of an order that is to be printed. */
const givenNumber = 'number';

export function PrintScreen() {
  const t = useT();
  const [settings, setSettings] = useState(readSettings);
  const narrow = useNarrow(phone);
  const [params, setParams] = useSearchParams();
  const given = params.get(givenNumber) ?? undefined;
  const [settingUp, setSettingUp] = useState(false);
  const [sheet, setSheet] = useState(false);
  // the line asks for its labels itself, and nobody scans there
  const checks = settings.check && settings.printer !== industrial;
  const past = useRef<HTMLDivElement>(null);
  const { printer, ready, link, linkState, messages, forgetMessages } = usePrinter(settings, {
    onAsk: takeScan,
    onFault: () => sound('bad'),
  });
  const { dpi, offsetX, offsetY, bench } = settings;
  const format = { dpi, offsetX, offsetY, bench };
  const queue = usePrintQueue({
    printer,
    ready,
    format: { ...format, printerType: settings.printer === industrial ? 2 : 1 },
    onResult: tellLine,
    onSignal: sound,
  });
  const { state, question } = queue;
  const parcel = 'parcel' in state ? state.parcel : undefined;
  useStationKeys({
    held: settingUp || question !== undefined,
    onSettings: () => setSettingUp(true),
    onHistory: () => past.current?.querySelector<HTMLElement>('section:last-of-type :is(input, button)')?.focus(),
    onAgain() {
      if (state.name === 'unreported') void queue.reportAgain(state.scanId, state.order);
      else if (state.name === 'failed' && state.atPrinter) takeScan(state.orderNo);
      else queue.tryNow();
    },
  });

  /** Where every code goes, by whatever way it came, rid of the scanner's marks. */
  function takeScan(code: string) {
    queue.add(code);
    // a page that is loaded anew must not offer the number again
    if (given !== undefined) setParams({}, { replace: true });
  }
  /** The queue takes the printer that is chosen when it begins with a label. */
  function printBy(choice: PrinterChoice, code: string) {
    flushSync(() => change({ printer: choice }));
    takeScan(code);
  }
  function tellLine(result: PrintResult) {
    if (result.name === 'failed') link?.reportFailure(result.orderNo, reasonText(result.says, t), result.parcel);
    if (result.name === 'left') link?.reportFailure(result.orderNo, t('printing.leftOut'), undefined);
  }
  function sound(signal: Signal) {
    if (settings.sound) playSignal(signal);
  }
  function change(values: Partial<StationSettings>) {
    const next = { ...settings, ...values };
    saveSettings(next);
    setSettings(next);
  }

  const controls = (
    <>
      {settings.printer === industrial && (
        <StatusTag tone={linkState === 'open' ? 'done' : 'waiting'}>{t(`printing.link.${linkState}`)}</StatusTag>
      )}
      <Radio.Group
        aria-label={t('printing.printer')}
        style={{ whiteSpace: 'nowrap' }}
        optionType="button"
        value={settings.printer}
        options={printers.map((choice) => ({ value: choice, label: t(`printing.printer.${choice}`) }))}
        onChange={({ target }) => change({ printer: target.value as PrinterChoice })}
      />
      {settings.printer !== industrial && (
        <TestPrint printer={printer} format={format} busy={state.name === 'working'} slim={narrow} />
      )}
      {checks && (
        <Button icon={<BarcodeOutlined />} aria-label={t('check.sheet')} onClick={() => setSheet(true)}>
          {!narrow && t('check.sheet')}
        </Button>
      )}
      <Button
        icon={<SettingOutlined />}
        aria-label={t('printing.station')}
        title={`${t('printing.station')} (F2)`}
        onClick={() => setSettingUp(true)}
      >
        {!narrow && t('printing.station')}
      </Button>
    </>
  );
  if (queue.held === 'elsewhere') {
    return (
      <Screen title={t('printing.title')}>
        <OpenElsewhere onTakeOver={queue.takeOver} />
      </Screen>
    );
  }
  return (
    <Screen title={t('printing.title')} actions={controls}>
      {checks ? (
        <Suspense>
          <CheckStation
            key={bench}
            settings={settings}
            printer={printer}
            onSignal={sound}
            held={settingUp || sheet || question !== undefined}
          />
        </Suspense>
      ) : (
        <>
          <div className={styles.station}>
            <div className={styles.work}>
              <ScanBox
                key={given}
                onCode={takeScan}
                marks={settings}
                held={settingUp || question !== undefined}
                given={given}
              />
              {parcel && <Remark remark={parcel.remark} />}
              <ScanResult
                state={state}
                waiting={queue.waiting}
                onReportAgain={queue.reportAgain}
                onTryNow={queue.tryNow}
                otherWays={
                  state.name === 'failed' && (
                    <OtherWays failed={state} printer={settings.printer} onPrintBy={printBy} onAgain={takeScan} />
                  )
                }
              />
              {parcel && (
                <OrderItems key={`${parcel.orderNumber} ${parcel.shopId} ${parcel.parcelNo}`} parcel={parcel} />
              )}
            </div>
            <div className={styles.past} ref={past}>
              {settings.printer === industrial && <LineMessages messages={messages} onForget={forgetMessages} />}
              <PrintHistory
                bench={bench}
                items={queue.history}
                onForget={queue.forget}
                onReportAgain={queue.reportAgain}
              />
            </div>
          </div>
          <SignalFrame signal={queue.signal} />
        </>
      )}
      <Suspense>
        {sheet && <CommandSheet onClose={() => setSheet(false)} />}
        {question && <QuestionDialog question={question} />}
        {settingUp && <StationDialog settings={settings} onSave={change} onClose={() => setSettingUp(false)} />}
      </Suspense>
    </Screen>
  );
}

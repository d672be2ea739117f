import SettingOutlined from '@ant-design/icons/SettingOutlined';
import { Button, Radio } from 'antd';
import { Suspense, useState } from 'react';
import { reasonText } from '../../i18n/failureText.ts';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import { LineMessages } from './station/LineMessages.tsx';
import { OrderItems } from './station/OrderItems.tsx';
import { Remark } from './station/Remark.tsx';
import { ScanBox } from './scan/ScanBox.tsx';
import { ScanResult } from './station/ScanResult.tsx';
import { HistoryList } from './station/HistoryList.tsx';
import styles from './PrintScreen.module.css';
import type { PrintResult } from './queue/printOrder.ts';
import { playResult } from './station/sound.ts';
import { type PrinterChoice, readSettings, saveSettings, type StationSettings } from './settings/stationSettings.ts';
import { usePrintQueue } from './queue/usePrintQueue.ts';
import { usePrinter } from './printers/usePrinter.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const QuestionDialog = lazyPart(async () => (await import('./station/QuestionDialog.tsx')).QuestionDialog);
const StationDialog = lazyPart(async () => (await import('./settings/StationDialog.tsx')).StationDialog);

const printers: readonly PrinterChoice[] = [1, 2, 3];
const industrial = 2;
const phone = 600;

export function PrintScreen() {
  const t = useT();
  const [settings, setSettings] = useState(readSettings);
  const narrow = useNarrow(phone);
  const [settingUp, setSettingUp] = useState(false);
  const { printer, link, linkState, messages, forgetMessages } = usePrinter(settings, {
    onAsk: (code) => queue.add(code),
    onFault: () => settings.sound && playResult(false),
  });
  const { dpi, offsetX, offsetY } = settings;
  const queue = usePrintQueue({
    printer,
    printerType: settings.printer === industrial ? 2 : 1,
    format: { dpi, offsetX, offsetY },
    onResult: announce,
  });
  const { state } = queue;
  const parcel = 'parcel' in state ? state.parcel : undefined;

  function announce(result: PrintResult) {
    if (result.name === 'left') return;
    if (result.name === 'failed') link?.reportFailure(result.orderNo, reasonText(result.says, t), result.parcel);
    if (settings.sound) playResult(result.name === 'printed' && result.shipped);
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
      <Button icon={<SettingOutlined />} aria-label={t('printing.station')} onClick={() => setSettingUp(true)}>
        {!narrow && t('printing.station')}
      </Button>
    </>
  );
  return (
    <Screen title={t('printing.title')} actions={controls}>
      <div className={styles.station}>
        <div className={styles.work}>
          <ScanBox onCode={queue.add} held={settingUp || queue.question !== undefined} />
          {parcel && <Remark remark={parcel.remark} />}
          <ScanResult state={state} waiting={queue.waiting} onReportAgain={queue.reportAgain} />
          {parcel && <OrderItems key={parcel.orderNumber + parcel.shopId} parcel={parcel} />}
        </div>
        <div className={styles.past}>
          {settings.printer === industrial && <LineMessages messages={messages} onForget={forgetMessages} />}
          <HistoryList items={queue.history} onForget={queue.forget} onReportAgain={queue.reportAgain} />
        </div>
      </div>
      <Suspense>
        {queue.question && <QuestionDialog question={queue.question} />}
        {settingUp && <StationDialog settings={settings} onSave={change} onClose={() => setSettingUp(false)} />}
      </Suspense>
    </Screen>
  );
}

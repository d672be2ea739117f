import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import { printing } from '@pressroom/contract/printing/printing';
import { Button } from 'antd';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { useToasts } from '../../../ui/toasts.ts';
import { type Printer, PrinterFault } from '../printers/printer.ts';
import type { StationSettings } from '../settings/stationSettings.ts';

interface Props {
  printer: Printer;
  format: Pick<StationSettings, 'dpi' | 'offsetX' | 'offsetY' | 'bench'>;
  /** A label is being printed. */
  busy: boolean;
  /** There is no room for words. */
  slim: boolean;
}

/** Prints a label of no order in the way of all labels: checked, fetched from the server, sent to the printer. */
export function TestPrint({ printer, format, busy, slim }: Props) {
  const t = useT();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const [isPrinting, setPrinting] = useState(false);

  async function print() {
    setPrinting(true);
    try {
      await printer.check();
      await printer.print(await call(printing.testLabel, format));
      toasts.success(t('printing.test.sent'));
    } catch (cause) {
      if (cause instanceof PrinterFault) toasts.error(t(cause.key, cause.params));
      else showFailure(cause);
    } finally {
      setPrinting(false);
    }
  }
  return (
    <Button
      icon={<PrinterOutlined />}
      aria-label={t('printing.test')}
      disabled={busy}
      loading={isPrinting}
      onClick={() => void print()}
    >
      {!slim && t('printing.test')}
    </Button>
  );
}

import { orders } from '@pressroom/contract/orders/orders';
import type { StationParcel } from '@pressroom/contract/printing/printing';
import { Button } from 'antd';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import type { PrinterChoice } from '../settings/stationSettings.ts';
import styles from './OtherWays.module.css';

interface Props {
  failed: { orderNo: string; parcel: StationParcel | undefined };
  /** The printer that has failed. */
  printer: PrinterChoice;
  onPrintBy: (printer: PrinterChoice, code: string) => void;
  onAgain: (code: string) => void;
}

/** The industrial line asks for its labels itself. */
const others: Readonly<Record<PrinterChoice, readonly PrinterChoice[]>> = { 1: [3], 2: [1, 3], 3: [1] };

/** For a label that did not come out: once more, by another printer, or as a file. */
export function OtherWays({ failed: { orderNo, parcel }, printer, onPrintBy, onAgain }: Props) {
  const t = useT();
  // the very parcel, where an order has several
  const code = (parcel?.parcelCount === 1 ? undefined : parcel?.trackingNumber) ?? orderNo;
  return (
    <div className={styles.ways} role="group" aria-label={t('printing.otherWays')}>
      <Button onClick={() => onAgain(code)}>{t('printing.tryAgain')}</Button>
      {others[printer].map((choice) => (
        <Button key={choice} onClick={() => onPrintBy(choice, code)}>
          {t('printing.printBy', { printer: t(`printing.printer.${choice}`) })}
        </Button>
      ))}
      {parcel && (
        <Can endpoint={orders.downloadPdf}>
          <PdfButton parcel={parcel} />
        </Can>
      )}
    </div>
  );
}

function PdfButton({ parcel: { orderNumber, shopId } }: { parcel: StationParcel }) {
  const t = useT();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  function fetchPdf() {
    setBusy(true);
    const match = { thirdOrderNumbers: [orderNumber], shopIds: [shopId] };
    void download(orders.downloadPdf, { match, count: 1 })
      .catch(showFailure)
      .finally(() => setBusy(false));
  }
  return (
    <Button loading={busy} onClick={fetchPdf}>
      {t('printing.downloadPdf')}
    </Button>
  );
}

import { handover, type WaitingParcel } from '@pressroom/contract/lastMile/handover';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { call } from '../../../client/call.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useMake } from '../parts/useMake.ts';
import { channelKey } from './channels.ts';
import styles from './waiting.module.css';

interface Props {
  /** With the id of the manifest that was made, if one was. */
  onClose: (made?: string) => void;
}

/** Parcels are scanned one after the other, and go on one manifest. The box keeps the focus. */
export function ScanDialog({ onClose }: Props) {
  const t = useT();
  const showFailure = useFailureToast();
  const { make, pending } = useMake();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [scanned, setScanned] = useState<readonly WaitingParcel[]>([]);

  async function take() {
    const number = typed.trim();
    if (!number) return;
    setTyped('');
    setProblem(undefined);
    try {
      const { rows } = await call(handover.parcels, { trackingNumbers: [number], pageSize: 1 });
      const [found] = rows;
      if (!found) setProblem(t('handover.notWaiting', { number }));
      else setScanned((before) => withFound(before, found, number));
    } catch (cause) {
      showFailure(cause);
    }
  }
  function withFound(before: readonly WaitingParcel[], found: WaitingParcel, number: string) {
    const [first] = before;
    if (before.some(({ id }) => id === found.id)) {
      setProblem(t('handover.scannedTwice', { number }));
      return before;
    }
    if (first && channelKey(first) !== channelKey(found)) {
      setProblem(t('handover.otherChannel', { number, channel: found.channelName }));
      return before;
    }
    return [found, ...before];
  }
  async function finish() {
    const made = await make(scanned.map(({ id }) => id));
    if (made) onClose(made.id);
  }
  return (
    <Dialog
      title={t('handover.scan')}
      onCancel={() => onClose()}
      okText={t('handover.make')}
      cancelText={t('ui.cancel')}
      okButtonProps={{ disabled: scanned.length === 0, loading: pending }}
      onOk={() => void finish()}
    >
      <div className={styles.scan}>
        <Input
          autoFocus
          value={typed}
          aria-label={t('handover.scanHint')}
          placeholder={t('handover.scanHint')}
          maxLength={64}
          onChange={({ target }) => setTyped(target.value)}
          onPressEnter={() => void take()}
        />
        {problem && <Alert type="warning" showIcon title={problem} />}
        <p role="status">
          {t('handover.scanned', { count: scanned.length })} {scanned[0] && `· ${scanned[0].channelName}`}
        </p>
        <ul className={styles.scanned}>
          {scanned.map(({ id, trackingNumber, thirdOrderNumber }) => (
            <li key={id}>
              <span>
                <strong>{trackingNumber}</strong> {thirdOrderNumber}
              </span>
              <Button
                type="link"
                size="small"
                aria-label={t('handover.remove', { number: trackingNumber ?? thirdOrderNumber })}
                onClick={() => setScanned((before) => before.filter((one) => one.id !== id))}
              >
                ×
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

import { stores } from '@pressroom/contract/stores/stores';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Spin } from 'antd';
import { useState } from 'react';
import { callbackAddress } from '../../../client/platformAuthorization.ts';
import { readOf } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './authorization.module.css';
import { newAttempt, type SentStore, setOut } from './departure.ts';
import { StoreFacts } from './StoreFacts.tsx';
import type { Trip } from './useSheinTrip.ts';

interface Props {
  store: SentStore;
  /** Where it comes back from SHEIN's page. */
  trip?: Trip;
  /** For who has the keys at hand. */
  onTyped: () => void;
  onClose: () => void;
}

/** Sends the user to SHEIN's own page in this window, which leads back here. */
export function SheinDialog({ store, trip, onTyped, onClose }: Props) {
  const t = useT();
  const [attempt] = useState(newAttempt);
  const callback = callbackAddress('/store/index', attempt);
  const sending = trip?.sending ?? false;
  const address = useQuery({ ...readOf(stores.authorizationPage, { id: store.id, callback }), enabled: !sending });
  const unreachable = failureText(address.error, t);
  return (
    <Dialog
      title={t('stores.authorizeOrders')}
      width={520}
      mask={{ closable: false }}
      closable={!sending}
      keyboard={!sending}
      onCancel={onClose}
      footer={
        !sending && (
          <>
            <Button onClick={onClose}>{t('ui.cancel')}</Button>
            <Button
              type="primary"
              href={address.data}
              disabled={!address.data}
              loading={address.isPending}
              onClick={() => setOut(store, attempt)}
            >
              {t(trip?.failure ? 'stores.goToSheinAgain' : 'stores.goToShein')}
            </Button>
          </>
        )
      }
    >
      <StoreFacts store={store} />
      <div role="status">
        {sending && (
          <div className={styles.waiting}>
            <Spin size="small" /> {t('stores.exchanging')}
          </div>
        )}
        {trip?.failure && (
          <Alert
            type="warning"
            showIcon
            title={trip.failure}
            description={t('stores.beginAnew')}
            className={styles.notice}
          />
        )}
        {trip && !sending && !trip.failure && (
          <Alert type="info" showIcon title={t('stores.cameBackWithout')} className={styles.notice} />
        )}
        {unreachable && <Alert type="error" showIcon title={unreachable} className={styles.notice} />}
      </div>
      {!sending && (
        <>
          <ol className={styles.steps} aria-label={t('stores.sheinSteps')}>
            <li>{t('stores.sheinSteps.go')}</li>
            <li>{t('stores.sheinSteps.signIn')}</li>
            <li>{t('stores.sheinSteps.agree')}</li>
          </ol>
          <Button type="link" size="small" className={styles.other} onClick={onTyped}>
            {t('stores.typeKeys')}
          </Button>
        </>
      )}
    </Dialog>
  );
}

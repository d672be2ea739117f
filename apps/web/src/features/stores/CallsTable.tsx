import type { OutsideCall } from '@pressroom/contract/stores/calls';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { StatusTag } from '../../ui/StatusTag.tsx';
import { outcomeWord } from './outcomes.ts';
import styles from './CallsTable.module.css';

export function CallsTable({ calls }: { calls: readonly OutsideCall[] }) {
  const t = useT();
  return (
    <PlainTable className={styles.calls}>
      <thead>
        <tr>
          <th scope="col">{t('stores.callAt')}</th>
          <th scope="col">{t('stores.callEndpoint')}</th>
          <th scope="col">{t('stores.callOutcome')}</th>
          <th scope="col" data-end>
            {t('stores.callMs')}
          </th>
          <th scope="col">{t('stores.callReference')}</th>
        </tr>
      </thead>
      <tbody>
        {calls.map(({ id, startedAt, endpoint, outcome, attempts, ms, reference }) => (
          <tr key={id}>
            <td>
              <time dateTime={startedAt}>{showTime(startedAt, { seconds: true })}</time>
            </td>
            <td className={styles.endpoint}>{endpoint}</td>
            <td>
              <StatusTag tone={outcome === 'done' ? 'done' : 'alert'}>
                {t(`stores.outcome.${outcomeWord(outcome)}`)}
              </StatusTag>
              {attempts > 1 && <small> {t('stores.callAttempts', { count: attempts })}</small>}
            </td>
            <td data-end>{ms.toLocaleString('en')}</td>
            <td className={styles.reference}>
              {reference ? (
                <>
                  {reference} <CopyButton text={reference} />
                </>
              ) : (
                '–'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

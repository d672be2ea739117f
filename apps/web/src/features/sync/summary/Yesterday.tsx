import { sync } from '@pressroom/contract/sync/sync';
import { Button } from 'antd';
import { Link } from 'react-router';
import { Can } from '../../../client/session.tsx';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { clock, dayInWords } from '../days.ts';
import { useCompare } from '../useCompare.ts';
import { viewAddress } from '../views.ts';
import type { DaySum } from './summarise.ts';
import styles from './Summary.module.css';
import { OutcomeMark } from './OutcomeMark.tsx';

const kinds = ['missing', 'unknown', 'differing'] as const;

/** The platform says so many orders yesterday: do we have them? */
export function Yesterday({ sum }: { sum: DaySum }) {
  const t = useT();
  const language = useLanguage();
  const compare = useCompare();
  const { day, said, missing, outcome, comparedAt, uncompared } = sum;
  const found = kinds.filter((kind) => sum[kind] > 0);
  return (
    <div className={styles.yesterday} data-outcome={outcome}>
      <h2>{t('sync.yesterday', { day: dayInWords(day, language) })}</h2>
      <p className={styles.answer}>
        <OutcomeMark outcome={outcome} /> {answer()}
      </p>
      <p className={styles.notes}>
        {found.length > 0 && (
          <Link to={viewAddress('ledger', { startDay: day, endDay: day, onlyDifferences: 'true' })}>
            {found
              .map((kind) => t('sync.difference', { kind: t(`sync.${kind}`), count: sum[kind] }))
              .join(t('platform.separator'))}
          </Link>
        )}
        {comparedAt && <span>{t('sync.comparedAt', { time: clock(comparedAt) })}</span>}
        {uncompared.length > 0 && outcome !== 'notCompared' && (
          <span className={styles.uncompared}>{t('sync.uncompared', { names: names() })}</span>
        )}
        {uncompared.length > 0 && (
          <Can endpoint={sync.reconcile}>
            <Button
              size="small"
              loading={compare.pending}
              onClick={() => void compare.run(uncompared.map(({ shopId }) => ({ shopId, startDay: day, endDay: day })))}
            >
              {t('sync.compareNow')}
            </Button>
          </Can>
        )}
      </p>
    </div>
  );

  function answer(): string {
    if (outcome === 'notCompared') return t('sync.notCompared');
    if (said === 0) return t('sync.nothingOrdered');
    return missing === 0
      ? t('sync.fullyThere', { count: said })
      : t('sync.partlyThere', { count: said, here: said - missing });
  }

  function names(): string {
    const [first, ...others] = uncompared;
    if (others.length < 3) return uncompared.map(({ shopName }) => shopName).join(t('platform.separator'));
    return t('sync.andOthers', { name: first?.shopName ?? '', count: uncompared.length });
  }
}

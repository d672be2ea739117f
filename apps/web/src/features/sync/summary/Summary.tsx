import { sync } from '@pressroom/contract/sync/sync';
import type { StoreSync } from '@pressroom/contract/sync/syncShapes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Link } from 'react-router';
import { readOf } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useLanguage, useT } from '../../../i18n/i18n.ts';
import { dayInWords, dayOf, daysBefore } from '../days.ts';
import { viewAddress } from '../views.ts';
import { type DaySum, sumOfDay } from './summarise.ts';
import styles from './Summary.module.css';
import { OutcomeMark } from './OutcomeMark.tsx';
import { Yesterday } from './Yesterday.tsx';

const everyMinute = 60_000;
const shownDays = 7;

/** Do we have every order? Of yesterday in a sentence, and a glance at the days before. */
export function Summary({ syncs }: { syncs: readonly StoreSync[] }) {
  const t = useT();
  const today = dayOf(new Date());
  const days = Array.from({ length: shownDays }, (_, at) => daysBefore(today, at + 1));
  const asked = { startDay: days.at(-1), endDay: days[0], pageSize: 10_000 };
  const { data, error, isError, refetch } = useQuery({
    ...readOf(sync.ledger, asked),
    refetchInterval: everyMinute,
    placeholderData: keepPreviousData,
  });
  if (!data) {
    return (
      <section className={styles.summary} aria-busy={!isError}>
        {isError && (
          <p className={styles.failed} role="alert">
            {failureText(error, t) ?? t('ui.failed')}{' '}
            <Button size="small" onClick={() => void refetch()}>
              {t('ui.retry')}
            </Button>
          </p>
        )}
      </section>
    );
  }
  const [yesterday, ...before] = days.map((day) => sumOfDay(day, data.rows, syncs));
  return (
    <section className={styles.summary}>
      <Yesterday sum={yesterday!} />
      <ol className={styles.days} aria-label={t('sync.weekBefore')}>
        {before.map((sum) => (
          <Day key={sum.day} sum={sum} />
        ))}
      </ol>
    </section>
  );
}

function Day({ sum: { day, said, missing, outcome } }: { sum: DaySum }) {
  const t = useT();
  const language = useLanguage();
  return (
    <li>
      <Link to={viewAddress('ledger', { startDay: day, endDay: day })} className={styles.day}>
        <span className={styles.name}>
          <OutcomeMark outcome={outcome} /> {dayInWords(day, language).slice(5)}
        </span>{' '}
        <strong>
          {outcome === 'notCompared' ? '–' : said === said - missing ? said : `${said - missing} / ${said}`}
        </strong>{' '}
        <small>{t(`sync.${outcome}`)}</small>
      </Link>
    </li>
  );
}

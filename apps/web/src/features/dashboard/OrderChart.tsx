import { listOfDay, type OrderFigures } from '@pressroom/contract/dashboard/dashboard';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage, useT } from '../../i18n/i18n.ts';
import { htmlLanguage } from '../../i18n/languageNames.ts';
import { useNumber } from './Count.tsx';
import styles from './OrderChart.module.css';
import { orderList } from './orderList.ts';
import { Panel } from './Panel.tsx';
import { topOf } from './scale.ts';

const week = 7;
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

/** A bar for each day, today last. Each leads to its day's orders; the table says the same to who cannot see it. */
export function OrderChart({ days }: Pick<OrderFigures, 'days'>) {
  const t = useT();
  const number = useNumber();
  const dayName = useDayName();
  const last = days.length - 1;
  const [pointed, setPointed] = useState<number>();
  const shown = pointed ?? last;
  const total = days.reduce((sum, { totalNum }) => sum + totalNum, 0);
  const top = topOf(Math.max(...days.map(({ totalNum }) => totalNum)));
  const saying = ({ day, totalNum }: (typeof days)[number]) =>
    t('dashboard.ofDay', { day: dayName(day), count: number(totalNum) });

  function walk(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, shown + step));
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  }

  return (
    <Panel
      title={t('dashboard.days')}
      note={`${t('dashboard.daysHint')} · ${t('dashboard.total', { count: number(total) })}`}
    >
      <p className={styles.readout} aria-hidden="true">
        {saying(days[shown]!)}
      </p>
      <div className={styles.chart}>
        <div className={styles.axis} aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{number(value)}</span>
          ))}
        </div>
        <div className={styles.plot}>
          <Bars days={days} top={top} pointed={shown} />
          {/* One stop for the Tab key; the arrows walk from day to day. */}
          <div role="group" className={styles.days} aria-label={t('dashboard.days')} onKeyDown={walk}>
            {days.map((one, at) => (
              <Link
                key={one.day}
                to={orderList(listOfDay(one.day))}
                aria-label={saying(one)}
                tabIndex={at === shown ? 0 : -1}
                onMouseEnter={() => setPointed(at)}
                onMouseLeave={() => setPointed(undefined)}
                onFocus={() => setPointed(at)}
                onBlur={() => setPointed(undefined)}
              />
            ))}
          </div>
        </div>
        <div className={styles.names} aria-hidden="true">
          {days.map(({ day }, at) => (
            <span key={day}>{(last - at) % week === 0 && day.slice('2026-'.length)}</span>
          ))}
        </div>
      </div>
      <DayTable days={days} dayName={dayName} />
    </Panel>
  );
}

interface TableProps extends Pick<OrderFigures, 'days'> {
  dayName: (day: string) => string;
}

/** For those who hear the screen. */
function DayTable({ days, dayName }: TableProps) {
  const t = useT();
  const number = useNumber();
  return (
    <div className={styles.unseen}>
      <table>
        <caption>{t('dashboard.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.day')}</th>
            <th scope="col">{t('dashboard.orders')}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, totalNum }) => (
            <tr key={day}>
              <th scope="row">{dayName(day)}</th>
              <td>{number(totalNum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BarsProps extends Pick<OrderFigures, 'days'> {
  top: number;
  pointed: number;
}

/** In shares of the room there is, so that it needs no measuring. */
function Bars({ days, top, pointed }: BarsProps) {
  const slot = 100 / days.length;
  return (
    <svg className={styles.bars} width="100%" height="100%" aria-hidden="true">
      {[0, 50, 100].map((y) => (
        <line key={y} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      {days.map(({ day, totalNum }, at) => {
        const height = (totalNum / top) * 100;
        return (
          <rect
            key={day}
            data-pointed={at === pointed}
            x={`${(at + 0.15) * slot}%`}
            y={`${100 - height}%`}
            width={`${slot * 0.7}%`}
            height={`${height}%`}
          />
        );
      })}
    </svg>
  );
}

/** `2026-11-20` with its day of the week. */
function useDayName(): (day: string) => string {
  const weekday = new Intl.DateTimeFormat(htmlLanguage[useLanguage()], { weekday: 'short', timeZone: 'UTC' });
  return (day) => `${day} ${weekday.format(new Date(day))}`;
}

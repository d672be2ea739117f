import { type KeyboardEvent, useEffect, useRef } from 'react';
import { ToneMark, type Tone } from './StatusTag.tsx';
import styles from './CountTabs.module.css';

interface CountTab<Key extends string> {
  key: Key;
  label: string;
  tone?: Tone;
  /** Undefined: not known yet. */
  count: number | undefined;
}

interface Props<Key extends string> {
  label: string;
  tabs: readonly CountTab<Key>[];
  shown: Key;
  onTurn: (key: Key) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs above a list, each with how many records it holds. */
export function CountTabs<Key extends string>({ label, tabs, shown, onTurn }: Props<Key>) {
  const tabList = useRef<HTMLDivElement>(null);
  const isCounted = tabs.some(({ count }) => count !== undefined);
  // on a phone only some of them fit; the counts make them wider
  useEffect(() => {
    const tab = tabList.current?.querySelector('[aria-selected="true"]');
    tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown, isCounted]);

  function walk(event: KeyboardEvent<HTMLDivElement>) {
    const step = steps[event.key];
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (step === undefined || at < 0) return;
    event.preventDefault();
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  }

  return (
    <div ref={tabList} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={walk}>
      {tabs.map(({ key, label: name, tone, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          aria-selected={key === shown}
          tabIndex={key === shown ? 0 : -1}
          className={styles.tab}
          data-empty={count === 0}
          onClick={() => key !== shown && onTurn(key)}
        >
          {tone && <ToneMark tone={tone} />}
          {name} <span className={styles.count}>{count ?? ''}</span>
        </button>
      ))}
    </div>
  );
}

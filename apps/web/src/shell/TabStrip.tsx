import CloseOutlined from '@ant-design/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/DownOutlined';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useT } from '../i18n/i18n.ts';
import { type Act, ActMenu, ActsOf } from '../ui/ActMenu.tsx';
import { home, pageAt } from './routes.tsx';
import { addressOf, type Tab } from './tabs.ts';
import styles from './TabStrip.module.css';
import type { Tabs } from './useTabs.ts';

export function TabStrip({ tabs }: { tabs: Tabs }) {
  const t = useT();
  const { shown, active } = tabs;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('li:has([aria-current])')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, shown.length]);

  function actsFor(tab: Tab): Act[] {
    const acts = [
      { label: t('shell.tab.refresh'), run: () => tabs.refresh(tab) },
      { label: t('ui.close'), run: () => tabs.close(tab) },
      { label: t('shell.tab.closeOthers'), run: () => tabs.closeOthers(tab) },
      { label: t('shell.tab.closeAll'), run: tabs.closeAll },
    ];
    return tab.path === home.path ? acts.filter(({ label }) => label !== t('ui.close')) : acts;
  }
  const current = shown.find(({ path }) => path === active);
  return (
    <nav className={styles.strip} aria-label={t('shell.tabs')}>
      <ol ref={list} className={styles.tabs}>
        {shown.map((tab) => (
          <TabEntry
            key={tab.path}
            tab={tab}
            active={tab.path === active}
            acts={actsFor(tab)}
            onClose={tab.path === home.path ? undefined : () => tabs.close(tab)}
          />
        ))}
      </ol>
      {current && <ActMenu bare label={t('shell.tab.acts')} icon={<DownOutlined />} acts={actsFor(current)} />}
    </nav>
  );
}

interface EntryProps {
  tab: Tab;
  active: boolean;
  acts: readonly Act[];
  onClose?: () => void;
}

function TabEntry({ tab, active, acts, onClose }: EntryProps) {
  const t = useT();
  const page = pageAt(tab.path);
  if (!page) return null;
  const title = t(page.titleKey);
  return (
    <li className={styles.tab}>
      <ActsOf label={title} acts={acts} trigger="contextMenu" placement="bottomLeft">
        {() => (
          <Link
            to={addressOf(tab)}
            state={tab.state}
            className={styles.link}
            aria-current={active ? 'page' : undefined}
          >
            {title}
          </Link>
        )}
      </ActsOf>
      {onClose && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('shell.tab.close', { page: title })}
          onClick={(event) => {
            focusBeside(event);
            onClose();
          }}
        >
          <CloseOutlined />
        </button>
      )}
    </li>
  );
}

/** The pressed button disappears with its tab, so the focus moves to the neighbouring tab. */
function focusBeside({ currentTarget }: MouseEvent<HTMLElement>) {
  const entry = currentTarget.closest('li');
  (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('a')?.focus({ preventScroll: true });
}

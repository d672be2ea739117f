import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import styles from './CommandMenu.module.css';
import { type Entry, useEntries } from './useEntries.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** One field for everything: what it finds is chosen by the arrow keys and Enter, or by a click. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const t = useT();
  const id = useId();
  const [word, setWord] = useState('');
  const [place, setPlace] = useState(0);
  const { groups, searching } = useEntries(word);
  const entries = groups.flatMap((group) => group.entries);
  const at = Math.min(place, entries.length - 1);
  const list = useRef<HTMLDivElement>(null);
  // Enter came before the answer, as after a scan
  const [hurried, setHurried] = useState(false);
  const catchUp = useEffectEvent(() => choose(entries[at]));
  useEffect(() => {
    if (hurried && !searching) catchUp();
  }, [hurried, searching]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  function choose(entry: Entry | undefined) {
    if (!entry) return;
    onClose();
    void entry.run();
  }
  function walk(event: KeyboardEvent) {
    // of a word that is put together from several keys
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    if (step !== undefined) setPlace((at + step + entries.length) % Math.max(1, entries.length));
    else if (event.key === 'Enter' && searching && at <= 0) setHurried(true);
    else if (event.key === 'Enter') choose(entries[at]);
    else return;
    event.preventDefault();
  }
  const optionId = (key: string) => `${id}-${key}`;
  return (
    <Dialog
      title={t('shell.search')}
      width={620}
      footer={null}
      closable={false}
      className={styles.menu}
      style={{ top: 64 }}
      onCancel={onClose}
    >
      <input
        className={styles.field}
        role="combobox"
        autoFocus
        aria-label={t('shell.search')}
        aria-expanded={entries.length > 0}
        aria-controls={id}
        aria-activedescendant={entries[at] && optionId(entries[at].key)}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        placeholder={t('commandMenu.hint')}
        value={word}
        onChange={({ target }) => {
          setWord(target.value);
          setPlace(0);
          setHurried(false);
        }}
        onKeyDown={walk}
      />
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={t('commandMenu.results')}>
        {groups.map(({ title, entries: members }, number) => (
          <div key={`${number} ${title}`} role="group" aria-label={t(title)}>
            <div className={styles.title}>{t(title)}</div>
            {members.map((entry) => (
              <div
                key={entry.key}
                id={optionId(entry.key)}
                role="option"
                aria-selected={entry === entries[at]}
                className={styles.entry}
                data-danger={entry.danger}
                onMouseMove={() => setPlace(entries.indexOf(entry))}
                onClick={() => choose(entry)}
              >
                <span>{entry.label}</span>
                {entry.note && <small>{entry.note}</small>}
              </div>
            ))}
          </div>
        ))}
        {entries.length === 0 && (
          <p className={styles.none}>{searching ? t('commandMenu.searching') : t('commandMenu.none', { word })}</p>
        )}
      </div>
    </Dialog>
  );
}

import { Button, Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import styles from './ActMenu.module.css';

export interface Act {
  label: string;
  run: () => unknown;
  /** Set apart from the others, and red: it takes something away. */
  danger?: boolean;
}

interface Props {
  label: string;
  icon: ReactNode;
  acts: readonly Act[];
  /** The button is its icon alone; the label is still read aloud. */
  bare?: boolean;
  size?: 'small' | 'middle';
  busy?: boolean;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Acts behind one button. It opens with the first one under the keyboard; arrows walk, Escape leads back. */
export function ActMenu({ label, icon, acts, bare = false, size = bare ? 'small' : 'middle', busy = false }: Props) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const kind = bare ? ({ type: 'text', 'aria-label': label } as const) : {};

  function walk(event: KeyboardEvent) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const step = steps[event.key];
    if (step !== undefined) buttons[(at + step + buttons.length) % buttons.length]?.focus();
    else if (event.key === 'Escape') leave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function leave() {
    setOpen(false);
    opener.current?.focus();
  }
  const content = (
    <div ref={list} className={styles.acts} role="group" aria-label={label} onKeyDown={walk}>
      {acts.map(({ label: name, run, danger = false }) => (
        <Button
          key={name}
          type="text"
          size="small"
          danger={danger}
          onClick={() => {
            leave();
            run();
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
  return (
    <Popover
      trigger="click"
      placement={bare ? 'bottomRight' : 'bottomLeft'}
      open={open}
      onOpenChange={setOpen}
      afterOpenChange={(shown) => shown && list.current?.querySelector('button')?.focus()}
      content={content}
    >
      <Button ref={opener} {...kind} size={size} icon={icon} loading={busy} aria-expanded={open}>
        {bare ? undefined : label}
      </Button>
    </Popover>
  );
}

import { Button, Popover } from 'antd';
import { type KeyboardEvent, type ReactElement, type ReactNode, useRef, useState } from 'react';
import styles from './ActMenu.module.css';

export interface Act {
  label: string;
  run: () => unknown;
  /** The act destroys something: it is shown in red, apart from the others. */
  danger?: boolean;
}

interface Props {
  label: string;
  icon: ReactNode;
  acts: readonly Act[];
  /** Shows the icon alone; screen readers still read the label. */
  bare?: boolean;
  size?: 'small' | 'middle';
  busy?: boolean;
  /** The menu of what a page is mainly for. */
  primary?: boolean;
}

/** A button that opens a menu of acts. */
export function ActMenu(props: Props) {
  const { label, icon, acts, bare = false, size = bare ? 'small' : 'middle', busy = false, primary = false } = props;
  const kind = bare ? ({ type: 'text', 'aria-label': label } as const) : primary ? ({ type: 'primary' } as const) : {};
  return (
    <ActsOf label={label} acts={acts} trigger="click" placement={bare ? 'bottomRight' : 'bottomLeft'}>
      {(open) => (
        <Button {...kind} size={size} icon={icon} loading={busy} aria-expanded={open}>
          {bare ? undefined : label}
        </Button>
      )}
    </ActsOf>
  );
}

interface PopupProps {
  label: string;
  acts: readonly Act[];
  trigger: 'click' | 'contextMenu';
  placement: 'bottomLeft' | 'bottomRight';
  /** The element that opens the menu. */
  children: (open: boolean) => ReactElement;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Opens a menu with the focus on its first act. The arrow keys move, and Escape returns to the opener. */
export function ActsOf({ label, acts, trigger, placement, children }: PopupProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<Element>(null);
  const list = useRef<HTMLDivElement>(null);

  function turn(next: boolean) {
    if (next) opener.current = document.activeElement;
    setOpen(next);
  }
  function leave() {
    setOpen(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
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
      trigger={trigger}
      placement={placement}
      open={open}
      onOpenChange={turn}
      afterOpenChange={(shown) => shown && list.current?.querySelector('button')?.focus()}
      content={content}
    >
      {children(open)}
    </Popover>
  );
}

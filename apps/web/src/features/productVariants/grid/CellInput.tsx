import {
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { cellText, type SheetColumn } from '../sheet/sheet.ts';
import type { Move } from '../sheet/selection.ts';
import styles from './SheetGrid.module.css';

/** What the cell asks of the sheet around it. */
export interface CellCommands {
  /** Writes the active cell. */
  put: (text: string) => void;
  /** As Enter and Tab do. */
  step: (by: Move) => void;
  /** As arrow keys do. */
  move: (by: Move) => void;
  /** Any key that is not typing; tells whether it was one of the sheet's. */
  press: (event: KeyboardEvent) => boolean;
  copy: (event: ClipboardEvent, cut: boolean) => void;
  paste: (event: ClipboardEvent) => void;
}

interface Props {
  column: SheetColumn;
  text: string;
  label: string;
  error: string | undefined;
  errorId: string;
  /** Why it cannot be changed; undefined: it can be. */
  fixed?: string | undefined;
  /** Whether the keyboard is in the sheet: then it is in its active cell. */
  holdsFocus: RefObject<boolean>;
  commands: CellCommands;
}

interface Typing {
  text: string;
  /** Begun by typing over the cell: arrow keys leave it. */
  quick: boolean;
}

const arrows: Readonly<Record<string, Move>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/**
 * The field of the active cell. It has the focus all the time, empty until somebody types, so that any input method and the
 * clipboard work as in a text field.
 */
export function CellInput({ column, text, label, error, errorId, fixed, holdsFocus, commands }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [typing, setTyping] = useState<Typing>();
  useLayoutEffect(() => {
    if (holdsFocus.current) input.current?.focus({ preventScroll: true });
  }, [holdsFocus]);

  function commit() {
    if (!typing) return;
    const kept = cellText(column, typing.text);
    setTyping(undefined);
    if (kept !== undefined && kept !== text) commands.put(kept);
  }
  function begin() {
    if (fixed !== undefined) return;
    if (column.kind === 'choice') turn();
    else setTyping({ text, quick: false });
  }
  /** A choice goes to its next value. */
  function turn() {
    const { choices = [] } = column;
    const next = choices[(choices.findIndex(({ value }) => value === text) + 1) % choices.length];
    if (next) commands.put(next.value);
  }
  function type({ target: { value } }: ChangeEvent<HTMLInputElement>) {
    if (column.kind !== 'choice') return setTyping({ text: value, quick: typing?.quick ?? true });
    const letter = value.trim().toLowerCase();
    const named = column.choices?.find(({ words }) => words.some((word) => word.toLowerCase().startsWith(letter)));
    if (letter && named) commands.put(named.value);
  }

  function pressWhileTyping(event: KeyboardEvent, { quick }: Typing) {
    const { key, shiftKey } = event;
    if (key === 'Escape') setTyping(undefined);
    else if (key === 'Enter' || key === 'Tab') {
      commit();
      if (event.ctrlKey || event.metaKey) return;
      const way = shiftKey ? -1 : 1;
      commands.step(key === 'Enter' ? { rows: way, columns: 0 } : { rows: 0, columns: way });
    } else if (quick && arrows[key]) {
      commit();
      commands.move(arrows[key]);
    } else return event.stopPropagation();
    event.preventDefault();
    event.stopPropagation();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return event.stopPropagation();
    if (typing) return pressWhileTyping(event, typing);
    const opens = event.key === 'F2' || (event.key === ' ' && column.kind === 'choice');
    if (opens) begin();
    else if (!commands.press(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <input
        ref={input}
        className={styles.input}
        data-typing={typing !== undefined}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={(error ?? fixed) && errorId}
        readOnly={fixed !== undefined}
        autoComplete="off"
        spellCheck={false}
        value={typing?.text ?? ''}
        onChange={type}
        onKeyDown={onKeyDown}
        onBlur={commit}
        onDoubleClick={() => !typing && begin()}
        onCopy={(event) => !typing && commands.copy(event, false)}
        onCut={(event) => !typing && commands.copy(event, true)}
        onPaste={(event) => !typing && commands.paste(event)}
      />
      {error && !typing && (
        <span className={styles.bubble} id={errorId} role="alert">
          {error}
        </span>
      )}
      {!error && fixed && (
        <span className={styles.bubble} id={errorId} data-fixed>
          {fixed}
        </span>
      )}
    </>
  );
}

import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type TextKey, useT } from '../../../i18n/i18n.ts';
import { type Shortcut, useShortcuts } from '../../../ui/shortcuts.ts';
import { cleanCode, type ScannerMarks } from './scan.ts';
import { scanBox, textField, useScanner } from './useScanner.ts';
import styles from './ScanBox.module.css';

interface Props {
  /** Called with a code that is rid of the scanner's marks. */
  onCode: (code: string) => void;
  marks: ScannerMarks;
  /** What it is called, what it hints at, and what its button says. */
  words?: Readonly<Record<'box' | 'boxHint' | 'go', TextKey>>;
  /** A dialog is open: the focus is its. */
  held: boolean;
  /** A number that the address brings: it stands in the box until somebody prints it. */
  given?: string;
}

const ownWords = { box: 'printing.box', boxHint: 'printing.boxHint', go: 'printing.go' } as const;

/** Takes a code from the keyboard, or from a scanner wherever the focus is. The focus comes back when nobody else wants it. */
export function ScanBox({ onCode, marks, words = ownWords, held, given = '' }: Props) {
  const t = useT();
  const box = useRef<InputRef>(null);
  const [text, setText] = useState(given);
  useShortcuts(useMemo<readonly Shortcut[]>(() => [{ keys: ['Esc'], does: 'printing.shortcut.box' }], []));

  function take(scanned: string) {
    setText('');
    const code = cleanCode(scanned, marks);
    if (code) onCode(code);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    take(text);
  }
  useScanner(take);

  useEffect(() => {
    if (held) return;
    const focusBox = () => box.current?.focus();
    const afterBlur = () => requestAnimationFrame(() => document.activeElement === document.body && focusBox());
    // After a click the focus returns to the box, unless a text field has it, or keys walk through choices.
    const afterPress = ({ detail, target }: MouseEvent) => {
      const byKey = detail === 0 && target instanceof Element && target.matches('[type="checkbox"], [type="radio"]');
      if (!byKey) requestAnimationFrame(() => !document.activeElement?.matches(textField) && focusBox());
    };
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && !isInDialog() && focusBox();
    focusBox();
    document.addEventListener('focusout', afterBlur);
    document.addEventListener('click', afterPress);
    document.addEventListener('keydown', onKey);
    window.addEventListener('focus', afterBlur);
    return () => {
      document.removeEventListener('focusout', afterBlur);
      document.removeEventListener('click', afterPress);
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('focus', afterBlur);
    };
  }, [held]);

  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <Input
        {...{ [scanBox]: '' }}
        ref={box}
        className={styles.box}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={t(words.box)}
        placeholder={t(words.boxHint)}
        autoComplete="off"
        spellCheck={false}
        maxLength={120}
        autoFocus
      />
      <Button type="primary" htmlType="submit" className={styles.go}>
        {t(words.go)}
      </Button>
    </form>
  );
}

function isInDialog(): boolean {
  return document.activeElement?.closest('[role="dialog"]') !== null;
}

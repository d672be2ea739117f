import { Button, Input, type InputRef } from 'antd';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { cleanCode } from './scan.ts';
import { textField, useScanner } from './useScanner.ts';
import styles from './ScanBox.module.css';

interface Props {
  onCode: (code: string) => void;
  /** A dialog is open: the focus is its. */
  held: boolean;
}

/** Takes a code from the keyboard, or from a scanner wherever the focus is. The focus comes back when nobody else wants it. */
export function ScanBox({ onCode, held }: Props) {
  const t = useT();
  const box = useRef<InputRef>(null);
  const [text, setText] = useState('');

  function take(code: string) {
    setText('');
    if (code) onCode(code);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    take(cleanCode(text));
  }
  useScanner(take);

  useEffect(() => {
    if (held) return;
    const focusBox = () => box.current?.focus();
    const afterBlur = () => requestAnimationFrame(() => document.activeElement === document.body && focusBox());
    // After a click the focus returns to the box, unless a text field has it.
    const afterPress = () => requestAnimationFrame(() => !document.activeElement?.matches(textField) && focusBox());
    focusBox();
    document.addEventListener('focusout', afterBlur);
    document.addEventListener('click', afterPress);
    return () => {
      document.removeEventListener('focusout', afterBlur);
      document.removeEventListener('click', afterPress);
    };
  }, [held]);

  return (
    <form className={styles.form} role="search" onSubmit={submit}>
      <Input
        ref={box}
        className={styles.box}
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-label={t('printing.box')}
        placeholder={t('printing.boxHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        autoFocus
      />
      <Button type="primary" htmlType="submit" className={styles.go}>
        {t('printing.go')}
      </Button>
    </form>
  );
}

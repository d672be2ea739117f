import { production } from '@pressroom/contract/production/production';
import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button, Input, type InputRef } from 'antd';
import { type FormEvent, useRef, useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { PieceCard } from './PieceCard.tsx';
import styles from './piece.module.css';

interface Props {
  /** Of the piece that is shown; '' for none. */
  code: string;
  onCode: (code: string) => void;
}

/** A hand scanner types into the box and presses Enter; what it means is shown below. */
export function ScanPiece({ code, onCode }: Props) {
  const t = useT();
  const client = useQueryClient();
  const box = useRef<InputRef>(null);
  const [typed, setTyped] = useState('');
  const { data: piece, isError, error, isLoading } = useRead(production.piece, { code }, { enabled: code !== '' });

  function look(next: string) {
    onCode(next);
    // the same piece again: what it is may have changed
    if (next === code) void client.invalidateQueries({ queryKey: [production.piece.path] });
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const given = typed.trim();
    if (!given) return;
    setTyped('');
    look(given);
    box.current?.focus();
  }
  return (
    <div className={styles.scan}>
      <form className={styles.form} onSubmit={submit}>
        <Input
          ref={box}
          size="large"
          value={typed}
          aria-label={t('production.scan')}
          placeholder={t('production.scanHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
          autoFocus
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="primary" size="large" htmlType="submit">
          {t('production.look')}
        </Button>
      </form>
      <div role="status">
        {isLoading && t('production.looking')}
        {isError && <Alert type="error" showIcon title={failureText(error, t)} />}
        {code !== '' && piece && <PieceCard piece={piece} onCode={look} />}
      </div>
    </div>
  );
}

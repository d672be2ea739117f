import LockOutlined from '@ant-design/icons/LockOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnlockOutlined from '@ant-design/icons/UnlockOutlined';
import { beforeChange, noHistory, redone, undone } from './boxHistory.ts';
import type { PrintBox } from '@pressroom/contract/categories/printBox';
import type { LibraryFile } from '@pressroom/contract/library/library';
import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { BaseImage } from '../baseImage/baseImage.ts';
import { BoxCanvas } from './BoxCanvas.tsx';
import { BoxNumbers } from './BoxNumbers.tsx';
import styles from './PrintPositions.module.css';
import { PrintTrial } from './PrintTrial.tsx';

interface Props {
  base: BaseImage;
  boxes: readonly PrintBox[];
  /** What the first undo brings back. */
  before?: readonly PrintBox[];
  /** A print for each position that one is tried on. */
  prints: readonly (LibraryFile | undefined)[];
  onChange?: (boxes: PrintBox[]) => void;
  onTry: (at: number, print: LibraryFile | undefined) => void;
}

export function PositionsEditor({ base, boxes, before, prints, onChange, onTry }: Props) {
  const t = useT();
  const [chosen, select] = useState(0);
  const selected = Math.min(chosen, boxes.length - 1);
  const [locked, lock] = useState(false);
  const [history, setHistory] = useState(before ? beforeChange(noHistory, before, true) : noHistory);
  const [seen, setSeen] = useState(boxes);
  const [returnedTo, setReturnedTo] = useState<number>();
  if (seen !== boxes) {
    setSeen(boxes);
    // the number of prints is chosen outside of this editor, and is a step like any other
    if (seen.length > 0 && boxes.length !== seen.length) {
      if (boxes.length !== returnedTo) setHistory(beforeChange(history, seen, true));
      setReturnedTo(undefined);
    }
  }

  function change(at: number, box: PrintBox, first: boolean) {
    setHistory(beforeChange(history, boxes, first));
    onChange?.(boxes.map((old, index) => (index === at ? box : old)));
  }
  function step(direction: typeof undone) {
    const taken = direction(history, boxes);
    if (!taken) return;
    setHistory(taken.history);
    if (taken.boxes.length !== boxes.length) setReturnedTo(taken.boxes.length);
    onChange?.([...taken.boxes]);
  }
  function stepOnKeys(event: KeyboardEvent) {
    const { target } = event;
    // inside a number field the browser's own undo takes back the typing
    if (!(event.ctrlKey || event.metaKey) || target instanceof HTMLInputElement) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    step(key === 'y' || event.shiftKey ? redone : undone);
  }

  const box = boxes[selected];
  return (
    <div className={styles.editor} onKeyDown={stepOnKeys}>
      <div>
        <BoxCanvas
          base={base}
          boxes={boxes}
          prints={prints}
          selected={selected}
          locked={locked}
          onSelect={select}
          onChange={change}
        />
        <p className={styles.hint}>{t('categories.baseSize', { width: base.width, height: base.height })}</p>
      </div>
      <div className={styles.side}>
        {boxes.map((position, at) => (
          <BoxNumbers
            // oxlint-disable-next-line react/no-array-index-key -- a position is its place in the list
            key={at}
            number={at + 1}
            box={position}
            picture={base}
            selected={at === selected}
            locked={locked}
            onSelect={() => select(at)}
            onChange={(next, first) => change(at, next, first)}
          >
            <PrintTrial number={at + 1} box={position} print={prints[at]} onTry={(print) => onTry(at, print)} />
          </BoxNumbers>
        ))}
        <div className={styles.tools}>
          <Button
            icon={locked ? <LockOutlined /> : <UnlockOutlined />}
            aria-pressed={locked}
            type={locked ? 'primary' : 'default'}
            ghost={locked}
            onClick={() => lock(!locked)}
          >
            {t('categories.keepRatio')}
          </Button>
          <Button icon={<UndoOutlined />} disabled={history.past.length === 0} onClick={() => step(undone)}>
            {t('categories.undo')}
          </Button>
          <Button icon={<RedoOutlined />} disabled={history.future.length === 0} onClick={() => step(redone)}>
            {t('categories.redo')}
          </Button>
        </div>
        <p className={styles.hint}>{t('categories.editorHint')}</p>
      </div>
      <p className={styles.unseen} role="status">
        {box && t('categories.positionAt', { number: selected + 1, ...box })}
      </p>
    </div>
  );
}

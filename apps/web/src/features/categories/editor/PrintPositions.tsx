import LockOutlined from '@ant-design/icons/LockOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import UnlockOutlined from '@ant-design/icons/UnlockOutlined';
import type { PrintBox } from '@pressroom/contract/categories/categories';
import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import type { BaseImage } from '../baseImage.ts';
import { BoxCanvas } from './BoxCanvas.tsx';
import { BoxNumbers } from './BoxNumbers.tsx';
import styles from './PrintPositions.module.css';

interface Props {
  base: BaseImage | undefined;
  value?: readonly PrintBox[];
  onChange?: (boxes: PrintBox[]) => void;
}

/** A form's control for print positions: the picture to drag on, the numbers beside it. */
export function PrintPositions({ base, value = [], onChange }: Props) {
  const t = useT();
  if (!base) return <div className={styles.missing}>{t('categories.baseImageRequired')}</div>;
  // another picture, or another number of prints, begins without a past to go back to
  return <Editor key={`${base.url} ${value.length}`} base={base} boxes={value} onChange={onChange} />;
}

interface EditorProps {
  base: BaseImage;
  boxes: readonly PrintBox[];
  onChange?: (boxes: PrintBox[]) => void;
}

function Editor({ base, boxes, onChange }: EditorProps) {
  const t = useT();
  const [selected, select] = useState(0);
  const [locked, lock] = useState(false);
  const [past, setPast] = useState<readonly (readonly PrintBox[])[]>([]);

  function change(at: number, box: PrintBox, first: boolean) {
    if (first) setPast([...past, boxes]);
    onChange?.(boxes.map((old, index) => (index === at ? box : old)));
  }
  function undo() {
    const former = past.at(-1);
    if (!former) return;
    setPast(past.slice(0, -1));
    onChange?.([...former]);
  }
  function undoOnCtrlZ(event: KeyboardEvent) {
    // inside a number, the browser takes back what was typed
    if (event.key !== 'z' || !(event.ctrlKey || event.metaKey) || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    undo();
  }

  return (
    <div className={styles.editor} onKeyDown={undoOnCtrlZ}>
      <BoxCanvas base={base} boxes={boxes} selected={selected} locked={locked} onSelect={select} onChange={change} />
      <div className={styles.side}>
        {boxes.map((box, at) => (
          <BoxNumbers
            // oxlint-disable-next-line react/no-array-index-key -- a position is its place in the list
            key={at}
            number={at + 1}
            box={box}
            picture={base}
            selected={at === selected}
            locked={locked}
            onFocus={() => select(at)}
            onChange={(next) => change(at, next, true)}
          />
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
          <Button icon={<UndoOutlined />} disabled={past.length === 0} onClick={undo}>
            {t('categories.undo')}
          </Button>
        </div>
        <p className={styles.hint}>{t('categories.editorHint')}</p>
        <p className={styles.hint}>{t('categories.baseSize', { width: base.width, height: base.height })}</p>
      </div>
    </div>
  );
}

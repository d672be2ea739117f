import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import { Button } from 'antd';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../i18n/i18n.ts';
import { scaled } from '../Thumb.tsx';
import { Dialog } from '../Dialog.tsx';
import styles from './ImageViewer.module.css';
import type { UploadedImage } from './useTransfers.ts';

interface Props {
  images: readonly UploadedImage[];
  first: number;
  /** Called with the index of the picture that was shown last. */
  onClose: (at: number) => void;
}

/** Factors of the size at which the picture fits the window. */
const zooms = [1, 1.5, 2, 3, 4] as const;
const fitted = 1280;

export function ImageViewer({ images, first, onClose }: Props) {
  const t = useT();
  const [at, setAt] = useState(first);
  const [step, setStep] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const { name, url } = images[at]!;
  const zoom = zooms[step]!;

  function turn(by: 1 | -1) {
    if (!images[at + by]) return;
    setAt(at + by);
    setStep(0);
  }
  /** Keeps the point in the middle of the window in place. */
  function scaleTo(next: number) {
    if (next < 0 || next >= zooms.length) return;
    const shown = stage.current!;
    const grown = zooms[next]! / zoom;
    const across = (shown.scrollLeft + shown.clientWidth / 2) * grown;
    const down = (shown.scrollTop + shown.clientHeight / 2) * grown;
    flushSync(() => setStep(next));
    shown.scrollLeft = across - shown.clientWidth / 2;
    shown.scrollTop = down - shown.clientHeight / 2;
  }

  function obey(event: KeyboardEvent) {
    // Keys pressed here must not reach the form below. Escape must reach the window, where it closes the uppermost
    // dialog.
    if (event.key !== 'Escape') event.stopPropagation();
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else if (event.key === '+' || event.key === '=') scaleTo(step + 1);
    else if (event.key === '-') scaleTo(step - 1);
  }
  return (
    <div onKeyDown={obey} role="presentation" className={styles.around}>
      <Dialog
        title={name}
        width="min(1100px, 96vw)"
        className={styles.viewer}
        onCancel={() => onClose(at)}
        afterOpenChange={(open) => open && stage.current?.focus()}
        footer={
          <div className={styles.tools}>
            <Button icon={<ZoomOutOutlined />} aria-label={t('ui.zoomOut')} onClick={() => scaleTo(step - 1)} />
            <span className={styles.zoom} role="status">
              {Math.round(zoom * 100)} %
            </span>
            <Button icon={<ZoomInOutlined />} aria-label={t('ui.zoomIn')} onClick={() => scaleTo(step + 1)} />
            {images.length > 1 && (
              <>
                <Button icon={<LeftOutlined />} aria-label={t('ui.imagePrevious')} onClick={() => turn(-1)} />
                <span role="status">{t('ui.imageOf', { at: at + 1, count: images.length })}</span>
                <Button icon={<RightOutlined />} aria-label={t('ui.imageNext')} onClick={() => turn(1)} />
              </>
            )}
          </div>
        }
      >
        <div ref={stage} tabIndex={0} role="group" aria-label={name} className={styles.stage}>
          <img
            src={zoom === 1 ? scaled(url, fitted) : url}
            alt={name}
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            onDoubleClick={() => scaleTo(step === 0 ? 2 : 0)}
          />
        </div>
      </Dialog>
    </div>
  );
}

import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import ZoomOutOutlined from '@ant-design/icons/ZoomOutOutlined';
import { Button, Modal } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { scaled } from '../../ui/Thumb.tsx';
import styles from './ImageViewer.module.css';
import type { UploadedImage } from './useTransfers.ts';

interface Props {
  images: readonly UploadedImage[];
  first: number;
  /** With the place of the picture that was looked at last. */
  onClose: (at: number) => void;
}

/** Times the size at which it fits the window. */
const zooms = [1, 1.5, 2, 3, 4] as const;
const fitted = 1280;
/** Keys are meant for the picture from the start. */
const takeFocus = (stage: HTMLElement | null) => stage?.focus();

export function ImageViewer({ images, first, onClose }: Props) {
  const t = useT();
  const [at, setAt] = useState(first);
  const [step, setStep] = useState(0);
  const { name, url } = images[at]!;
  const zoom = zooms[step]!;

  function turn(by: 1 | -1) {
    if (!images[at + by]) return;
    setAt(at + by);
    setStep(0);
  }
  const scale = (by: 1 | -1) => setStep(Math.max(0, Math.min(step + by, zooms.length - 1)));

  function obey(event: KeyboardEvent) {
    // What happens here is not the form's; but Escape is heard at the window, and closes the uppermost dialog.
    if (event.key !== 'Escape') event.stopPropagation();
    if (event.key === 'ArrowLeft') turn(-1);
    else if (event.key === 'ArrowRight') turn(1);
    else if (event.key === '+' || event.key === '=') scale(1);
    else if (event.key === '-') scale(-1);
  }
  return (
    <div onKeyDown={obey} role="presentation" className={styles.around}>
      <Modal
        open
        title={name}
        width="min(1100px, 96vw)"
        className={styles.viewer}
        onCancel={() => onClose(at)}
        footer={
          <div className={styles.tools}>
            <Button icon={<ZoomOutOutlined />} aria-label={t('kit.zoomOut')} onClick={() => scale(-1)} />
            <span className={styles.zoom} role="status">
              {Math.round(zoom * 100)} %
            </span>
            <Button icon={<ZoomInOutlined />} aria-label={t('kit.zoomIn')} onClick={() => scale(1)} />
            {images.length > 1 && (
              <>
                <Button icon={<LeftOutlined />} aria-label={t('kit.imagePrevious')} onClick={() => turn(-1)} />
                <span role="status">{t('kit.imageOf', { at: at + 1, count: images.length })}</span>
                <Button icon={<RightOutlined />} aria-label={t('kit.imageNext')} onClick={() => turn(1)} />
              </>
            )}
          </div>
        }
      >
        <div ref={takeFocus} tabIndex={0} role="presentation" className={styles.stage}>
          <img
            src={zoom === 1 ? scaled(url, fitted) : url}
            alt={name}
            style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
            onDoubleClick={() => setStep(step === 0 ? 2 : 0)}
          />
        </div>
      </Modal>
    </div>
  );
}

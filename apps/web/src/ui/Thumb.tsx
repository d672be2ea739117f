import { useState } from 'react';
import styles from './Thumb.module.css';

interface Props {
  /** The address of the picture as the server sent it. Without one the frame stays empty. */
  src: string | null | undefined;
  /** Describes the picture to screen readers. */
  alt: string;
  size?: number;
  /**
   * The size in pixels at which another part of the screen already shows the picture; that file is shown until this one
   * has loaded.
   */
  from?: number;
  /** Makes the thumbnail a button; called when the user presses it. */
  onOpen?: () => void;
  /** Called when the picture cannot be loaded. */
  onBroken?: () => void;
}

/** The server prepares only a few widths, so that screens share thumbnails. */
const widths = [80, 160, 320, 640, 1280];

/** The address of the picture scaled for this many pixels on screen. */
export function scaled(src: string, size: number): string {
  const wanted = size * Math.min(2, window.devicePixelRatio || 1);
  const width = widths.find((kept) => kept >= wanted) ?? 1280;
  return `${src}${src.includes('?') ? '&' : '?'}width=${width}`;
}

/** Shows a picture in a square of fixed size, so that nothing moves when the picture loads. */
export function Thumb({ src, alt, size = 40, from, onOpen, onBroken }: Props) {
  const [broken, setBroken] = useState<string>();
  const [arrived, setArrived] = useState<string>();
  const shown = src && broken !== src ? src : undefined;
  const standsIn = shown && from !== undefined && arrived !== shown;
  const frame = { width: size, height: size, backgroundImage: standsIn ? `url("${scaled(shown, from)}")` : undefined };
  const picture = shown && (
    <img
      src={scaled(shown, size)}
      alt={alt}
      title={alt}
      width={size}
      height={size}
      loading={from === undefined ? 'lazy' : 'eager'}
      decoding="async"
      draggable={false}
      onLoad={() => setArrived(shown)}
      onError={() => {
        setBroken(shown);
        onBroken?.();
      }}
    />
  );
  if (onOpen && picture) {
    return (
      <button type="button" className={styles.thumb} style={frame} onClick={onOpen}>
        {picture}
      </button>
    );
  }
  return (
    <span className={styles.thumb} style={frame} data-empty={!picture}>
      {picture}
    </span>
  );
}

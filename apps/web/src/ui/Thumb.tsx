import { useState } from 'react';
import styles from './Thumb.module.css';

interface Props {
  /** The picture's address as the server gave it; nothing leaves an empty frame of the same size. */
  src: string | null | undefined;
  /** What the picture shows, for those who cannot see it. */
  alt: string;
  size?: number;
  /** The size at which it is on screen already: that picture stands in until this one has arrived. */
  from?: number;
  /** Given, the thumb is a button: what a press opens. */
  onOpen?: () => void;
}

/** Widths that the server keeps ready are few, so that thumbnails are shared between screens. */
const widths = [80, 160, 320, 640, 1280];

/** The address of the picture scaled for this many pixels on screen. */
export function scaled(src: string, size: number): string {
  const wanted = size * Math.min(2, window.devicePixelRatio || 1);
  const width = widths.find((kept) => kept >= wanted) ?? 1280;
  return `${src}${src.includes('?') ? '&' : '?'}width=${width}`;
}

/** A picture in a square of fixed size: nothing moves when it arrives. */
export function Thumb({ src, alt, size = 40, from, onOpen }: Props) {
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
      onLoad={() => setArrived(shown)}
      onError={() => setBroken(shown)}
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

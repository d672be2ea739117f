import { type DragEvent, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './FileDrop.module.css';
import { useToasts } from './toasts.ts';

interface Props {
  /** The extension with its dot, as the `accept` attribute requires it. */
  extension: '.xlsx' | '.pdf';
  multiple?: boolean;
  title: string;
  detail: string;
  onFiles: (files: readonly File[]) => void;
}

/** Accepts dropped files, and files chosen through a button. It names files of other types and leaves them out. */
export function FileDrop({ extension, multiple = false, title, detail, onFiles }: Props) {
  const t = useT();
  const toasts = useToasts();
  const [over, setOver] = useState(false);

  function take(given: FileList | null) {
    const files = [...(given ?? [])].slice(0, multiple ? undefined : 1);
    const fit = files.filter(({ name }) => name.toLowerCase().endsWith(extension));
    const names = files.flatMap((file) => (fit.includes(file) ? [] : file.name)).join(t('platform.separator'));
    if (names) void toasts.warning(t('ui.wrongFile', { names }));
    if (fit.length > 0) onFiles(fit);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <label
      className={styles.drop}
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={extension}
        multiple={multiple}
        aria-label={title}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      <strong>{title}</strong>
      <span>{detail}</span>
    </label>
  );
}

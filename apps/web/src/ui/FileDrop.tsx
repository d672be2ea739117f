import { type DragEvent, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import styles from './FileDrop.module.css';
import { type Extension, type FileRefusal, refusalOfFile } from './refusedFile.ts';

interface Props {
  extension: Extension;
  /** What the call takes of each file at most. */
  mostBytes: number;
  multiple?: boolean;
  title: string;
  detail: string;
  onFiles: (files: readonly File[]) => void;
}

interface Refused extends FileRefusal {
  name: string;
}

/** Accepts dropped files, and files chosen through a button. What the server would refuse is left out, and it is said why. */
export function FileDrop({ extension, mostBytes, multiple = false, title, detail, onFiles }: Props) {
  const t = useT();
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  async function take(given: FileList | null) {
    const files = [...(given ?? [])].slice(0, multiple ? undefined : 1);
    const refusals = await Promise.all(files.map((file) => refusalOfFile(file, extension, mostBytes)));
    setRefused(refusals.flatMap((refusal, at) => (refusal ? [{ ...refusal, name: files[at]!.name }] : [])));
    const fit = files.filter((_, at) => !refusals[at]);
    if (fit.length > 0) onFiles(fit);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
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
          void take(event.target.files);
          event.target.value = '';
        }}
      />
      <strong>{title}</strong>
      <span>{detail}</span>
      {refused.length > 0 && (
        <ul role="alert" className={styles.refused}>
          {refused.map(({ name, key, params }) => (
            <li key={name}>{t('ui.fileRefused', { name, cause: t(key, params) })}</li>
          ))}
        </ul>
      )}
    </label>
  );
}

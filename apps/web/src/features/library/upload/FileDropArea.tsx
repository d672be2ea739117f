import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { droppedFiles } from './droppedFiles.ts';
import styles from './FileDropArea.module.css';

interface Props {
  disabled: boolean;
  /** Said while files hang above. */
  hint: string;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** Takes files and folders that are dragged in from outside the browser. */
export function FileDropArea({ disabled, hint, onFiles, children }: Props) {
  // entering a child counts before leaving its parent does
  const depth = useRef(0);
  const [over, setOver] = useState(false);
  const takes = (event: DragEvent) => !disabled && event.dataTransfer.types.includes('Files');

  function pass(event: DragEvent, step: 1 | -1) {
    if (!takes(event)) return;
    depth.current = Math.max(0, depth.current + step);
    setOver(depth.current > 0);
  }
  async function drop(event: DragEvent) {
    if (!takes(event)) return;
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    onFiles(await droppedFiles(event.dataTransfer));
  }
  return (
    <div
      className={styles.area}
      onDragEnter={(event) => pass(event, 1)}
      onDragLeave={(event) => pass(event, -1)}
      onDragOver={(event) => takes(event) && event.preventDefault()}
      onDrop={(event) => void drop(event)}
    >
      {children}
      {over && <div className={styles.hint}>{hint}</div>}
    </div>
  );
}

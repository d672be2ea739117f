import CaretRightOutlined from '@ant-design/icons/CaretRightOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import FolderOutlined from '@ant-design/icons/FolderOutlined';
import type { FolderNode } from '@pressroom/contract/library/library';
import { type DragEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { carriesPictures } from '../pictures/draggedPictures.ts';
import styles from './FolderTree.module.css';

interface Props {
  tree: FolderNode;
  /** Undefined while none is chosen. */
  current: string | undefined;
  onOpen: (folderId: string) => void;
  /** What can be done with a folder, at the end of its line. */
  menu?: (folder: FolderNode) => ReactNode;
  /** Pictures were dragged onto the folder; absent where none can be. */
  onDrop?: (folder: FolderNode, event: DragEvent) => void;
}

/** Arrows walk and open, Enter shows the folder's pictures. */
export function FolderTree({ tree, current, onOpen, menu, onDrop }: Props) {
  const t = useT();
  const list = useRef<HTMLUListElement>(null);
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [over, setOver] = useState<string>();
  const lines = visible(tree, closed);
  // one line that Tab reaches
  const reachable = lines.some(({ id }) => id === current) ? current : tree.id;

  function toggle(id: string) {
    setClosed(closed.includes(id) ? closed.filter((other) => other !== id) : [...closed, id]);
  }
  function walk(at: number) {
    const line = Math.max(0, Math.min(lines.length - 1, at));
    list.current?.querySelectorAll<HTMLElement>('[role="treeitem"]').item(line).focus();
  }
  function key(event: KeyboardEvent, folder: FolderNode, at: number) {
    if (event.target !== event.currentTarget) return;
    const isClosed = closed.includes(folder.id);
    const inside = folder.children.length > 0;
    if (event.key === 'ArrowDown') walk(at + 1);
    else if (event.key === 'ArrowUp') walk(at - 1);
    else if (event.key === 'ArrowRight' && inside) {
      if (isClosed) toggle(folder.id);
      else walk(at + 1);
    } else if (event.key === 'ArrowLeft') {
      if (inside && !isClosed) toggle(folder.id);
      else walk(lines.findIndex(({ id }) => id === folder.parentId));
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(folder.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <ul ref={list} role="tree" aria-label={t('library.folders')} className={styles.tree}>
      {lines.map((folder, at) => {
        const open = !closed.includes(folder.id);
        return (
          <li
            key={folder.id}
            role="treeitem"
            aria-level={folder.level + 1}
            aria-selected={folder.id === current}
            aria-expanded={folder.children.length > 0 ? open : undefined}
            tabIndex={folder.id === reachable ? 0 : -1}
            className={styles.line}
            data-over={over === folder.id}
            style={{ paddingInlineStart: 4 + folder.level * 14 }}
            onClick={() => onOpen(folder.id)}
            onKeyDown={(event) => key(event, folder, at)}
            onDragOver={(event) => {
              if (!onDrop || !carriesPictures(event)) return;
              event.preventDefault();
              setOver(folder.id);
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={(event) => {
              setOver(undefined);
              onDrop?.(folder, event);
            }}
          >
            <button
              type="button"
              tabIndex={-1}
              className={styles.caret}
              aria-label={t(open ? 'kit.collapse' : 'kit.expand')}
              style={{ visibility: folder.children.length > 0 ? 'visible' : 'hidden' }}
              onClick={(event) => {
                event.stopPropagation();
                toggle(folder.id);
              }}
            >
              <CaretRightOutlined rotate={open ? 90 : 0} />
            </button>
            {folder.id === current ? <FolderOpenOutlined /> : <FolderOutlined />}
            <span className={styles.name} title={folder.name}>
              {folder.name}
            </span>
            {menu?.(folder)}
          </li>
        );
      })}
    </ul>
  );
}

function visible(folder: FolderNode, closed: readonly string[]): FolderNode[] {
  if (closed.includes(folder.id)) return [folder];
  return [folder, ...folder.children.flatMap((child) => visible(child, closed))];
}

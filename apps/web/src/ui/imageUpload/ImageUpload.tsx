import ToolOutlined from '@ant-design/icons/ToolOutlined';
import { Button, ConfigProvider } from 'antd';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../i18n/i18n.ts';
import type { Act } from '../ActMenu.tsx';
import { AddTile, type Described } from './AddTile.tsx';
import { ImageTile } from './ImageTile.tsx';
import styles from './ImageUpload.module.css';
import { TransferTile } from './TransferTile.tsx';
import { type BroughtImage, useDroppedFiles } from './useDroppedFiles.ts';
import { useImageList } from './useImageList.ts';
import { useReorder } from './useReorder.ts';
import type { ImageRules, SendImage, Transfer, UploadedImage } from './useTransfers.ts';
import { lazyPart } from '../lazyPart.ts';

const ImageViewer = lazyPart(async () => (await import('./ImageViewer.tsx')).ImageViewer);

interface Props extends Described {
  value?: readonly UploadedImage[];
  onChange?: (images: UploadedImage[]) => void;
  send: SendImage;
  rules: ImageRules;
  limit?: number;
  /** Called when the first upload begins, and when the last one has ended. */
  onBusy?: (isBusy: boolean) => void;
  /** Brings refused pictures to the rules; `settle` puts the result of each into the list. */
  onFix?: (refused: readonly Transfer[], settle: (image: UploadedImage, of: Transfer) => void) => void;
  /** What else may be done with a picture. */
  actsOf?: (image: UploadedImage, at: number) => readonly Act[];
  /** The name by which other lists know where a picture comes from that is dragged to them. */
  list?: string;
  /** Takes a picture that is dragged here from another list. */
  onBring?: (image: BroughtImage, at: number) => void;
}

const none: readonly UploadedImage[] = [];

/**
 * A form control for pictures. It sends files as soon as they are chosen, dropped or pasted; its value holds those that
 * the server has stored.
 */
export function ImageUpload(props: Props) {
  const { value = none, onChange, send, rules, limit = 1, onBusy, ...rest } = props;
  const { onFix, actsOf, list: listName, onBring, ...control } = rest;
  const t = useT();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [viewed, setViewed] = useState<number>();
  const disabled = ConfigProvider.useConfig().componentDisabled;
  const images = useImageList({ list, value, onChange, send, rules, limit, disabled });
  const { transfers, room, complaint, news } = images;
  const { over, listeners } = useDroppedFiles(box, {
    take: images.take,
    list: listName,
    bring: onBring && !disabled ? (image, on) => onBring(image, placeOf(on)) : undefined,
  });
  const isBusy = transfers.some(({ state }) => state === 'sending');
  const tellBusy = useEffectEvent(() => onBusy?.(isBusy));
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the change is the event
  useEffect(() => tellBusy(), [isBusy]);
  const reorder = useReorder({
    move: images.move,
    imageAt: (at) => (listName === undefined ? undefined : { url: value[at]!.url, list: listName }),
  });
  const several = value.length > 1 && !disabled;
  const draggable = several || (listName !== undefined && !disabled);
  const fixable = onFix ? transfers.filter((transfer) => transfer.state === 'refused' && transfer.fixable) : [];

  /** The position of the entry that an element belongs to; the end where it belongs to none. */
  function placeOf(element: Element | null): number {
    const at = [...(list.current?.children ?? [])].findIndex((entry) => entry.contains(element));
    return at < 0 ? value.length : Math.min(at, value.length);
  }
  function closeViewer(at: number) {
    flushSync(() => setViewed(undefined));
    list.current?.children[at]?.querySelector('button')?.focus();
  }
  return (
    <>
      <div ref={box} className={styles.box} data-over={over && !disabled} {...listeners}>
        <ul ref={list} className={styles.tiles}>
          {value.map((image, at) => (
            <ImageTile
              key={image.id}
              image={image}
              drag={draggable ? reorder(at) : undefined}
              onMove={several ? (by) => images.move(at, at + by) : undefined}
              onOpen={() => setViewed(at)}
              onRemove={() => images.remove(at)}
              acts={disabled ? [] : actsOf?.(image, at)}
            />
          ))}
          {transfers.map((transfer) => (
            <TransferTile
              key={transfer.key}
              transfer={transfer}
              onRetry={() => images.retry(transfer)}
              onLeave={() => images.leave(transfer)}
              onFix={onFix && (() => onFix([transfer], images.settle))}
            />
          ))}
          {room > 0 && (
            <AddTile
              {...control}
              aria-describedby={[control['aria-describedby'], hintId].filter(Boolean).join(' ')}
              accept={rules.accept}
              several={room > 1}
              disabled={disabled}
              onFiles={images.take}
            />
          )}
        </ul>
        {fixable.length > 1 && (
          <div>
            <Button size="small" icon={<ToolOutlined />} onClick={() => onFix?.(fixable, images.settle)}>
              {t('ui.imageFixAll', { count: fixable.length })}
            </Button>
          </div>
        )}
        <p id={hintId} className={styles.hint}>
          {room > 0 && rules.hint}
          {limit > 1 && <span>{t('ui.imageCount', { count: value.length, limit })}</span>}
        </p>
        <p role="alert" className={styles.cause}>
          {complaint}
        </p>
        <p role="status" className={styles.unseen}>
          {news}
        </p>
      </div>
      <Suspense>{viewed !== undefined && <ImageViewer images={value} first={viewed} onClose={closeViewer} />}</Suspense>
    </>
  );
}

import CopyOutlined from '@ant-design/icons/CopyOutlined';
import PictureOutlined from '@ant-design/icons/PictureOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import { imageSlots, type ImageSlot } from '@pressroom/contract/pictures/imageSlots';
import { type SlotCounts, slotCountOf } from '@pressroom/contract/pictures/slotLists';
import type { SlotValues } from '@pressroom/contract/pictures/slotValues';
import { Button } from 'antd';
import { Suspense, type SyntheticEvent, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { ActMenu } from '../../../ui/ActMenu.tsx';
import type { Described } from '../../../ui/imageUpload/AddTile.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PicturesPicker } from '../../library/library.public.tsx';
import { PictureCards } from '../cards/PictureCards.tsx';
import type { SlotBoard } from './slotBoard.ts';
import styles from './slots.module.css';
import { dragName, useSlotPictures } from './useSlotPictures.ts';
import { useUseToo } from './useUseToo.ts';

const FixDialog = lazyPart(async () => (await import('../fix/FixDialog.tsx')).FixDialog);

interface Props extends Described {
  slot: ImageSlot;
  counts: SlotCounts;
  /** What the slots hold. */
  values: SlotValues;
  board: SlotBoard;
  disabled?: boolean;
}

/** The pictures of one slot: uploaded, of the library, or of another slot where they fit this one as well. */
export function SlotControl({ slot, counts, values, board, disabled, ...control }: Props) {
  const t = useT();
  const most = slotCountOf(slot, counts).max;
  const { busy, told, forget, add, takeFrom, fromLibrary, bring } = useSlotPictures(slot, board, most);
  const useToo = useUseToo(slot, counts, board);
  const [picking, setPicking] = useState(false);
  const [fixing, setFixing] = useState(false);
  const held = values[slot.type] ?? [];
  const room = most - held.length;
  const sources = imageSlots
    .filter(({ type }) => type !== slot.type)
    .map(({ type }) => ({ type, links: (values[type] ?? []).filter((address) => !held.includes(address)) }))
    .filter(({ links }) => links.length > 0);

  return (
    <>
      <PictureCards
        {...control}
        value={held}
        onChange={(addresses) => board.write({ [slot.type]: addresses })}
        rule={slot}
        most={most}
        imageType={slot.type}
        disabled={disabled}
        actsOf={(address) => useToo.actsOf(address, values)}
        list={dragName(slot.type)}
        onBring={(image, at) => void bring(image, at)}
      />
      {room > 0 && !disabled && (
        <div className={styles.ways}>
          <Button size="small" icon={<PictureOutlined />} loading={busy} onClick={() => setPicking(true)}>
            {t('pictures.fromLibrary')}
          </Button>
          {sources.length > 0 && (
            <ActMenu
              label={t('pictures.takeFrom')}
              icon={<CopyOutlined />}
              size="small"
              busy={busy}
              acts={sources.map(({ type, links }) => ({
                label: t(`pictures.slot.${type}`),
                run: () => void takeFrom(type, links),
              }))}
            />
          )}
        </div>
      )}
      <ul role="status" className={styles.news}>
        {[...told.lines, ...useToo.news].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {told.missing.length > 0 && room > 0 && !disabled && (
        <Button size="small" icon={<ToolOutlined />} onClick={() => setFixing(true)}>
          {t('pictures.fixMissing', { count: told.missing.length })}
        </Button>
      )}
      {/* What happens in the dialogs is not the form's: their Enter must not send the form around them. */}
      <div className={styles.dialog} onKeyDown={keepInside} onSubmit={keepInside} role="presentation">
        <PicturesPicker
          open={picking}
          most={room}
          onClose={() => setPicking(false)}
          onPick={(files) => {
            setPicking(false);
            void fromLibrary(files);
          }}
        />
        <Suspense>
          {fixing && (
            <FixDialog
              items={told.missing}
              rule={slot}
              imageType={slot.type}
              onClose={() => setFixing(false)}
              onUse={(fixed) => {
                setFixing(false);
                forget();
                add(fixed.map(({ picture }) => picture.fileUrl));
              }}
            />
          )}
        </Suspense>
      </div>
    </>
  );
}

function keepInside(event: SyntheticEvent) {
  event.stopPropagation();
}

import { type FixHow, fixHow, type UploadedPicture } from '@pressroom/contract/pictures/pictures';
import { shapesText } from '@pressroom/contract/pictures/pictureProblems';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import styles from './fix.module.css';
import { FixRow } from './FixRow.tsx';
import { type FixTarget, type MissingPicture, useFixes } from './useFixes.ts';

interface FixedItem {
  item: MissingPicture;
  picture: UploadedPicture;
}

interface Props extends FixTarget {
  items: readonly MissingPicture[];
  onUse: (fixed: FixedItem[]) => void;
  onClose: () => void;
}

/** Shows pictures that miss a rule beside what they become, before they are used. */
export function FixDialog({ items, rule, imageType, onUse, onClose }: Props) {
  const t = useT();
  const [how, setHow] = useState<FixHow>('auto');
  const [others, setOthers] = useState<Readonly<Record<string, FixHow>>>({});
  const howOf = ({ key }: MissingPicture) => others[key] ?? how;
  const fixes = useFixes(items, { rule, imageType }, howOf);
  const fixed = items.flatMap((item, at) => {
    const picture = fixes[at]?.result?.picture;
    return picture ? [{ item, picture }] : [];
  });
  const working = fixes.filter(({ state }) => state === 'working').length;
  const choices = fixHow.options.map((value) => ({ value, label: t(`pictures.fix.${value}`) }));
  const shaped = rule.shapes.length > 0;

  return (
    <Dialog
      centered
      title={t('pictures.fixTitle', { count: items.length })}
      width="min(880px, 96vw)"
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            loading={working > 0}
            disabled={fixed.length === 0 || working > 0}
            onClick={() => onUse(fixed)}
          >
            {t('pictures.fixUse', { count: fixed.length })}
          </Button>
        </>
      }
    >
      {shaped && (
        <div className={styles.head}>
          <Segmented
            value={how}
            options={choices}
            aria-label={t('pictures.fixHow')}
            onChange={(next) => {
              setHow(next);
              setOthers({});
            }}
          />
          <span className={styles.hint}>{t(`pictures.fixHint.${how}`)}</span>
        </div>
      )}
      {shaped && <p className={styles.rule}>{t('pictures.fixRule', { shapes: shapesText(rule) })}</p>}
      <ul className={styles.rows}>
        {items.map((item, at) => (
          <FixRow
            key={item.key}
            item={item}
            fix={fixes[at]!}
            choice={
              shaped && items.length > 1
                ? { how: howOf(item), choices, set: (next) => setOthers({ ...others, [item.key]: next }) }
                : undefined
            }
          />
        ))}
      </ul>
    </Dialog>
  );
}

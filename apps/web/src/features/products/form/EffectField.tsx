import { imageSlotOf, imageTypes, type PictureRule } from '@pressroom/contract/pictures/imageSlots';
import { putFirst } from '@pressroom/contract/pictures/putFirst';
import { Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { CallFailure } from '../../../client/callFailure.ts';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import type { Described } from '../../../ui/imageUpload/AddTile.tsx';
import { EffectProgress, useEffectPictures } from '../../effectPictures/effectPictures.public.tsx';
import { PictureCards, type SlotBoard } from '../../pictures/pictures.public.tsx';
import { type EffectQuestion, nameOf } from './effectQuestion.ts';
import styles from './form.module.css';
import { useKnown } from './known.ts';

/** What fits this fits every slot that begins with the main picture. */
const rule: PictureRule = {
  ...imageSlotOf(imageTypes.sheinSquare)!,
  maxBytes: imageSlotOf(imageTypes.temuCarousel)!.maxBytes,
};

interface Props {
  /** The object of the form that holds the SKU. */
  within: string;
  /** Where the picture is put first; absent: it stands for itself. */
  board?: SlotBoard;
  /** Absent: it cannot be made yet, or not at all. */
  question?: EffectQuestion;
  required?: boolean;
  hint?: ReactNode;
}

/** The main picture of a SKU: made from product code and prints, chosen, or uploaded. */
export function EffectField({ within, required = true, hint, ...props }: Props) {
  const t = useT();
  return (
    <Form.Item name={[within, 'mainPictureUrl']} label={t('products.effectDrawing')} required={required} extra={hint}>
      <EffectControl {...props} />
    </Form.Item>
  );
}

interface ControlProps extends Described, Omit<Props, 'within' | 'required' | 'hint'> {
  value?: string;
  onChange?: (address: string) => void;
}

function EffectControl({ value, onChange, board, question, ...control }: ControlProps) {
  const t = useT();
  const { known, learn } = useKnown();
  const effects = useEffectPictures();
  const [problem, setProblem] = useState<string>();
  const madeOf = value ? known.effects[value] : undefined;
  const isOutdated = question && madeOf !== undefined && madeOf !== nameOf(question);

  function take(address: string) {
    setProblem(undefined);
    onChange?.(address);
    if (address && board) board.write(putFirst(board.read(), address, value));
  }
  async function make(asked: EffectQuestion) {
    setProblem(undefined);
    try {
      const made = await effects.make({ images: asked.prints, productCodes: [asked.productCode] });
      const outcome = made.get(asked.productCode);
      if (outcome && 'url' in outcome) {
        learn({ effects: { [outcome.url]: nameOf(asked) } });
        take(outcome.url);
      } else setProblem(outcome?.msg);
    } catch (cause) {
      if (!(cause instanceof CallFailure)) throw cause;
      setProblem(failureText(cause, t));
    }
  }
  return (
    <div className={styles.effect}>
      <PictureCards
        {...control}
        value={value ? [value] : []}
        onChange={([address]) => take(address ?? '')}
        rule={rule}
        most={1}
        imageType={imageTypes.sheinSquare}
      />
      <div className={styles.making} role="status">
        {board && (
          <Button
            disabled={question ? undefined : true}
            loading={effects.running}
            onClick={() => question && void make(question)}
          >
            {t(value ? 'products.makeAgain' : 'products.make')}
          </Button>
        )}
        {board && !question && <span>{t('products.makeNeeds')}</span>}
        {isOutdated && <span className={styles.outdated}>{t('products.effectOutdated')}</span>}
        {problem && <span className={styles.problem}>{problem}</span>}
        <EffectProgress {...effects} />
      </div>
    </div>
  );
}

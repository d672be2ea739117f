import ArrowRightOutlined from '@ant-design/icons/ArrowRightOutlined';
import { megabytesText } from '@pressroom/contract/pictures/pictureProblems';
import type { FixedPicture, FixHow } from '@pressroom/contract/pictures/pictures';
import { Button, Segmented, Spin } from 'antd';
import { failureText } from '../../../i18n/failureText.ts';
import { type Translate, useT } from '../../../i18n/i18n.ts';
import { scaled } from '../../../ui/Thumb.tsx';
import styles from './fix.module.css';
import type { Fix, MissingPicture } from './useFixes.ts';

interface Choice {
  how: FixHow;
  choices: { value: FixHow; label: string }[];
  set: (how: FixHow) => void;
}

interface Props {
  item: MissingPicture;
  fix: Fix;
  /** Absent where one choice holds for all. */
  choice?: Choice;
}

const shownAt = 220;
/** Enlarged by less, nobody sees it. */
const seenFrom = 1.05;

/** One picture as it is, and as it becomes. */
export function FixRow({ item: { name, preview, cause }, fix, choice }: Props) {
  const t = useT();
  const { state, result, failure, again } = fix;
  return (
    <li className={styles.row} aria-label={name} aria-busy={state === 'working'}>
      <div className={styles.title}>
        <strong title={name}>{name}</strong>
        {choice && (
          <Segmented
            size="small"
            value={choice.how}
            options={choice.choices}
            aria-label={t('pictures.fixHowOf', { name })}
            onChange={choice.set}
          />
        )}
      </div>
      <figure>
        <img src={preview} alt={t('pictures.before', { name })} />
        <figcaption>
          {result?.was && factsText(t, result.was)}
          {cause && <span className={styles.cause}>{cause}</span>}
        </figcaption>
      </figure>
      <ArrowRightOutlined className={styles.arrow} />
      <figure>
        <div className={styles.after}>
          {state === 'working' && <Spin />}
          {result?.picture && <img src={scaled(result.picture.fileUrl, shownAt)} alt={t('pictures.after', { name })} />}
        </div>
        <figcaption>
          {result?.picture && factsText(t, result.picture)}
          {result?.picture && <span>{doneText(t, result)}</span>}
          {result && result.problems.length > 0 && (
            <span role="alert" className={styles.cause}>
              {result.problems.join(t('platform.separator'))}
            </span>
          )}
          {state === 'failed' && (
            <span role="alert" className={styles.cause}>
              {failure && failureText(failure, t)}{' '}
              <Button size="small" type="link" onClick={again}>
                {t('ui.retry')}
              </Button>
            </span>
          )}
        </figcaption>
      </figure>
    </li>
  );
}

interface Facts {
  width: number;
  height: number;
  fileSize: number;
}

const factsText = (t: Translate, { width, height, fileSize }: Facts) =>
  t('pictures.facts', { width, height, megabytes: megabytesText(fileSize) });

function doneText(t: Translate, { way, enlarged }: FixedPicture): string {
  const done = t(`pictures.fixDone.${way ?? 'none'}`);
  if (enlarged < seenFrom) return done;
  return [done, t('pictures.fixEnlarged', { times: enlarged.toFixed(1) })].join(t('platform.separator'));
}

import type { PublishStatus, Stage } from '@pressroom/contract/publishing/status';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';

export const publishTones: Readonly<Record<PublishStatus, Tone>> = {
  1: 'waiting',
  2: 'moving',
  3: 'done',
  4: 'alert',
  5: 'checking',
};

const stageTones: Readonly<Record<Stage, Tone>> = {
  queued: 'waiting',
  pictures: 'drawing',
  sending: 'moving',
  unknown: 'alert',
  review: 'checking',
};

interface Props {
  /** Of a plan or a listing. */
  status: PublishStatus;
  /** What happens to a listing while it is publishing. */
  stage?: Stage | null;
}

export function PublishStatusTag({ status, stage }: Props) {
  const t = useT();
  if (!stage) return <StatusTag tone={publishTones[status]}>{t(`publishing.status.${status}`)}</StatusTag>;
  return (
    <StatusTag tone={stageTones[stage]}>
      {t(`publishing.status.${status}`)} · {t(`publishing.stage.${stage}`)}
    </StatusTag>
  );
}

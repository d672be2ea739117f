import { type Tone, ToneMark } from '../../../ui/StatusTag.tsx';
import type { DaySum } from './summarise.ts';

const tones: Readonly<Record<DaySum['verdict'], Tone>> = { agrees: 'done', differs: 'alert', notCompared: 'waiting' };

export function VerdictMark({ verdict }: Pick<DaySum, 'verdict'>) {
  return <ToneMark tone={tones[verdict]} />;
}

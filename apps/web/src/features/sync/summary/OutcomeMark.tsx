import { type Tone, ToneMark } from '../../../ui/StatusTag.tsx';
import type { DaySum } from './summarise.ts';

const tones: Readonly<Record<DaySum['outcome'], Tone>> = { agrees: 'done', differs: 'alert', notCompared: 'waiting' };

export function OutcomeMark({ outcome }: Pick<DaySum, 'outcome'>) {
  return <ToneMark tone={tones[outcome]} />;
}

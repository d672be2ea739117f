import type { SyncRun } from '@pressroom/contract/sync/syncShapes';
import { useT } from '../../i18n/i18n.ts';
import { StatusTag, type Tone } from '../../ui/StatusTag.tsx';

const tones: Readonly<Record<SyncRun['state'], Tone>> = {
  running: 'making',
  done: 'done',
  failed: 'alert',
  cut: 'closed',
};

export function RunState({ state }: Pick<SyncRun, 'state'>) {
  const t = useT();
  return <StatusTag tone={tones[state]}>{t(`sync.state.${state}`)}</StatusTag>;
}

import type { PieceState } from '@pressroom/contract/production/pieces';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag, type Tone } from '../../../ui/StatusTag.tsx';

const tones: Readonly<Record<PieceState, Tone>> = { toDo: 'waiting', laidOut: 'drawing', made: 'done' };

export function PieceStateTag({ state }: { state: PieceState }) {
  const t = useT();
  return <StatusTag tone={tones[state]}>{t(`production.state.${state}`)}</StatusTag>;
}

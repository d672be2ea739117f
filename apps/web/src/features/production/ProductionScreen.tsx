import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { BoardView } from './board/BoardView.tsx';
import { ScanPiece } from './piece/ScanPiece.tsx';

/** A piece by its code, and all that is to be made. */
export function ProductionScreen() {
  const t = useT();
  const [code, setCode] = useState('');
  return (
    <Screen title={t('production.title')}>
      <ScanPiece code={code} onCode={setCode} />
      <BoardView onPiece={setCode} />
    </Screen>
  );
}

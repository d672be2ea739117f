import { useT } from '../../i18n/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { CostsView } from './costs/CostsView.tsx';

/** What labels cost. */
export function LabelCostsScreen() {
  const t = useT();
  return (
    <Screen title={t('labelCosts.title')}>
      <CostsView />
    </Screen>
  );
}

import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCommand } from '../../kit/useCommand.tsx';
import { LabelledSwitch } from './LabelledSwitch.tsx';

/** Shows the server's value, so it does not move where the user cancels or the server refuses. */
export function StoreStatusSwitch({ store }: { store: StoreRow }) {
  const t = useT();
  const canCall = useCanCall();
  const normal = store.dataStatus === 1;
  const options = { success: t('stores.statusChanged'), invalidates: [stores.page] };
  const enable = useCommand(stores.enable, {
    ...options,
    confirm: () => ({ title: t('stores.enableTitle', { name: store.name }), ok: t('stores.enable') }),
  });
  const disable = useCommand(stores.disable, {
    ...options,
    confirm: () => ({
      title: t('stores.disableTitle', { name: store.name }),
      detail: t('stores.disableDetail'),
      ok: t('stores.disable'),
    }),
  });
  const next = normal ? disable : enable;
  return (
    <LabelledSwitch
      label={t(normal ? 'stores.normal' : 'stores.disabled')}
      checked={normal}
      aria-label={`${store.name}: ${t(normal ? 'stores.normal' : 'stores.disabled')}`}
      disabled={!canCall(normal ? stores.disable : stores.enable)}
      loading={next.pending}
      onChange={() => void next.run({ id: store.id })}
    />
  );
}

import { handover, type ManifestRow } from '@pressroom/contract/lastMile/handover';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';

/** Makes a manifest of the parcels with these labels. Answers undefined where that was refused, which has been said. */
export function useMake() {
  const t = useT();
  const command = useCommand(handover.make, {
    success: ({ manifestNumber }: ManifestRow) => t('handover.made', { number: manifestNumber }),
    invalidates: [handover.waiting, handover.parcels, handover.manifests],
  });
  return { pending: command.pending, make: (ids: readonly string[]) => command.run({ ids: [...ids] }) };
}

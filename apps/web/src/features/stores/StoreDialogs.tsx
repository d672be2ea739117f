import type { GrantScope } from '@pressroom/contract/stores/authorization';
import type { StoreRow } from '@pressroom/contract/stores/stores';
import { Suspense } from 'react';
import { PublishingSettingsDialog } from '../storePublishing/storePublishing.public.tsx';
import { CalendarDialog } from '../storeCalendar/storeCalendar.public.tsx';
import { ShippingDialog } from '../storeShipping/storeShipping.public.tsx';
import type { StoreToAuthorize } from './authorization/AuthorizationDialog.tsx';
import type { Trip } from './authorization/useSheinTrip.ts';
import { lazyPart } from '../../ui/lazyPart.ts';

const StoreDialog = lazyPart(async () => (await import('./StoreDialog.tsx')).StoreDialog);
const AuthorizationDialog = lazyPart(
  async () => (await import('./authorization/AuthorizationDialog.tsx')).AuthorizationDialog,
);
const ConnectionDialog = lazyPart(async () => (await import('./ConnectionDialog.tsx')).ConnectionDialog);
const CallsDialog = lazyPart(async () => (await import('./CallsDialog.tsx')).CallsDialog);

export type OpenedDialog =
  | { name: 'add' }
  | { name: 'edit' | 'connection' | 'calls' | 'publishing' | 'shipping' | 'calendar'; store: StoreRow }
  | { name: 'authorize'; store: StoreToAuthorize; scope: GrantScope; trip?: Trip };
export type OpenDialog = (dialog: OpenedDialog) => void;

interface Props {
  opened: OpenedDialog | undefined;
  open: OpenDialog;
  onClose: () => void;
}

/** At most one at a time. */
export function StoreDialogs({ opened, open, onClose }: Props) {
  if (!opened) return null;
  return <Suspense>{dialogOf(opened, { open, onClose })}</Suspense>;
}

function dialogOf(opened: OpenedDialog, { open, onClose }: Omit<Props, 'opened'>) {
  switch (opened.name) {
    case 'add':
      return <StoreDialog onClose={onClose} />;
    case 'edit':
      return <StoreDialog store={opened.store} onClose={onClose} />;
    case 'authorize': {
      const { store, scope, trip } = opened;
      return <AuthorizationDialog store={store} scope={scope} trip={trip} onClose={onClose} />;
    }
    case 'connection': {
      const { store } = opened;
      return (
        <ConnectionDialog
          store={store}
          onAuthorize={(scope) => open({ name: 'authorize', store, scope })}
          onClose={onClose}
        />
      );
    }
    case 'publishing':
      return <PublishingSettingsDialog store={opened.store} onClose={onClose} />;
    case 'shipping':
      return <ShippingDialog store={opened.store} onClose={onClose} />;
    case 'calendar':
      return <CalendarDialog store={opened.store} onClose={onClose} />;
    case 'calls':
      return <CallsDialog store={opened.store} onClose={onClose} />;
  }
}

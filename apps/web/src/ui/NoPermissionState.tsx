import { useT } from '../i18n/i18n.ts';
import { StateMessage } from './StateMessage.tsx';

const mark = (
  <>
    <rect x="16" y="20" width="24" height="18" rx="2" />
    <path d="M21 20v-6a7 7 0 0 1 14 0v6M28 27v5" />
  </>
);

/** `detail` replaces the advice to ask an administrator. */
export function NoPermissionState({ detail }: { detail?: string }) {
  const t = useT();
  return <StateMessage mark={mark} title={t('ui.noPermission')} detail={detail ?? t('ui.askAdministrator')} />;
}

import type { StoreGrant } from '@pressroom/contract/stores/authorization';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { purposesOf } from './purposes.ts';

interface Props {
  grant: StoreGrant;
  warehouse: string | null;
}

/** All that is known of an authorisation, what is wrong first. */
export function GrantDetails({ grant, warehouse }: Props) {
  const t = useT();
  const { problem, missingScopes, expiresAt, authorizedAt, checkedAt } = grant;
  const missing = purposesOf(missingScopes).map(({ purpose }) => t(`stores.purpose.${purpose}`));
  return (
    <>
      {problem && <div>{problem}</div>}
      {missing.length > 0 && <div>{t('stores.missing', { what: missing.join(t('stores.and')) })}</div>}
      <div>{expiresAt ? t('stores.expiresAt', { when: showTime(expiresAt) }) : t('stores.expiresNever')}</div>
      {warehouse && <div>{t('stores.inWarehouse', { name: warehouse })}</div>}
      <div>{t('stores.authorizedAt', { when: showTime(authorizedAt) })}</div>
      {checkedAt && <div>{t('stores.checkedAt', { when: showTime(checkedAt) })}</div>}
    </>
  );
}

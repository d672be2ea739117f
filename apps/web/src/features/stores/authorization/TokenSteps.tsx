import type { GrantScope } from '@pressroom/contract/stores/authorization';
import { useT } from '../../../i18n/i18n.ts';
import styles from './authorization.module.css';

interface Props {
  scope: GrantScope;
  countryCode: string | undefined;
}

/** Where a seller of the region issues tokens: for orders in the region's own seller center, for products in the common one. */
function sellerCenter({ scope, countryCode }: Props): string {
  if (scope === 'products') return 'https://agentseller.temu.com/open/system-manage/client-manage';
  if (countryCode === 'US') return 'https://agentseller-us.temu.com/open-platform/system-manage/client-manage';
  return 'https://agentseller.temu.com';
}

/** Step by step to the token that TEMU's dialog asks for. */
export function TokenSteps(props: Props) {
  const t = useT();
  const address = sellerCenter(props);
  const { hostname } = new URL(address);
  return (
    <ol className={styles.steps} aria-label={t('stores.tokenSteps')}>
      <li>
        {t('stores.tokenSteps.open')}{' '}
        <a href={address} target="_blank" rel="noreferrer">
          {hostname}
        </a>
      </li>
      <li>{t('stores.tokenSteps.app')}</li>
      <li>{t(`stores.tokenSteps.${props.scope}`)}</li>
      <li>{t('stores.tokenSteps.copy')}</li>
    </ol>
  );
}

import type { PictureUse } from '@pressroom/contract/library/library';
import { Link } from 'react-router';
import { mayOpenPage, type PagePath } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import styles from './UseList.module.css';

interface Props {
  uses: { total: number; places: readonly PictureUse[] };
  /** Says of which picture each is a use. */
  withPictures?: boolean;
}

const pages = {
  category: '/products/information',
  model: '/products/information',
  product: '/products/management',
  variants: '/products/multiAttribute',
  mapping: '/products/skuMapping',
  listing: '/products/publish',
  order: '/order/index',
} as const satisfies Record<PictureUse['kind'], PagePath>;

export function UseList({ uses: { total, places }, withPictures = false }: Props) {
  const t = useT();
  const session = useSession();
  if (total === 0) return <p className={styles.none}>{t('library.unused')}</p>;
  return (
    <ul className={styles.uses}>
      {places.map(({ kind, id, label, terms, pictureName }) => (
        <li key={`${kind} ${id}`}>
          <span className={styles.kind}>{t(`library.use.${kind}`)}</span>
          {mayOpenPage(session, pages[kind]) ? (
            <Link to={`${pages[kind]}?${new URLSearchParams(terms)}`}>{label}</Link>
          ) : (
            <span>{label}</span>
          )}
          {withPictures && <span className={styles.picture}>{pictureName}</span>}
        </li>
      ))}
      {total > places.length && (
        <li className={styles.none}>{t('library.usedByMore', { count: total - places.length })}</li>
      )}
    </ul>
  );
}

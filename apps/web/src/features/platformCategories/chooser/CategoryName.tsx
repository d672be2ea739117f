import type { PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import { useLanguage } from '../../../i18n/i18n.ts';
import styles from './CategoryChooser.module.css';

/** A category in the reader's language, with its whole path where it was found by a word. */
export function CategoryName({ category, whole = false }: { category: PlatformCategory; whole?: boolean }) {
  const english = useLanguage() === 'en';
  const { categoryName, categoryNameEn, path } = category;
  const [own, other] = english && categoryNameEn ? [categoryNameEn, categoryName] : [categoryName, categoryNameEn];
  if (!whole) return <span title={other ?? undefined}>{own}</span>;
  return (
    <span className={styles.found}>
      {path.join(' / ')}
      {categoryNameEn && <small>{categoryNameEn}</small>}
    </span>
  );
}

import type { PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import styles from './CategoryChooser.module.css';

/** A category by its name, with its whole path where it was found by a word. */
export function CategoryName({ category, whole = false }: { category: PlatformCategory; whole?: boolean }) {
  const { categoryName, categoryNameEn, path } = category;
  if (!whole) return <span title={categoryNameEn ?? undefined}>{categoryName}</span>;
  return (
    <span className={styles.found}>
      {path.join(' / ')}
      {categoryNameEn && <small>{categoryNameEn}</small>}
    </span>
  );
}

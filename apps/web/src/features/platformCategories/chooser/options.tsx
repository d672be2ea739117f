import type { PlatformCategory } from '@pressroom/contract/platformCategories/platformCategories';
import type { ReactNode } from 'react';
import { CategoryName } from './CategoryName.tsx';
import { Unloaded } from './Unloaded.tsx';
import type { Levels } from './useLevels.ts';

interface Option {
  value: string;
  label: ReactNode;
  isLeaf: boolean;
  disabled?: boolean;
  children?: Option[];
}

/** The opened levels, each under its parent. A level that could not be loaded says why where it would stand. */
export function optionsOfLevels({ root, under }: Levels): Option[] {
  const optionOf = (category: PlatformCategory): Option => {
    const { categoryId, isLeaf, productTypeId } = category;
    const level = isLeaf ? undefined : under.get(categoryId);
    return {
      value: categoryId,
      label: <CategoryName category={category} />,
      isLeaf,
      ...(isLeaf && productTypeId === null && { disabled: true }),
      ...(level &&
        !level.isLoading && { children: level.rows.length > 0 ? level.rows.map(optionOf) : [nothing(level)] }),
    };
  };
  return root.rows.map(optionOf);
}

function nothing({ failure, askAgain }: Levels['root']): Option {
  const label = <Unloaded isLoading={false} failure={failure} onAskAgain={askAgain} />;
  return { value: 'none', label, isLeaf: true, disabled: true };
}

/** What was found, each with its whole path. */
export function optionsOfFound(found: readonly PlatformCategory[]): Option[] {
  const roots: Option[] = [];
  for (const category of found) {
    let level = roots;
    for (const [at, id] of category.pathIds.entries()) {
      const isLast = at === category.pathIds.length - 1;
      let option = level.find(({ value }) => value === id);
      if (!option) {
        option = isLast
          ? { value: id, label: <CategoryName category={category} whole />, isLeaf: true }
          : { value: id, label: null, isLeaf: false, children: [] };
        if (isLast && category.productTypeId === null) option.disabled = true;
        level.push(option);
      }
      level = option.children ?? [];
    }
  }
  return roots;
}

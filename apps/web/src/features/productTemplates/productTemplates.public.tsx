export { BoxFields } from './BoxFields.tsx';
export { CategoryField } from './CategoryField.tsx';
export { MadeOf } from './MadeOf.tsx';
export { PriceRange } from './PriceRange.tsx';
export { PackagingField } from './PackagingField.tsx';
export { ReferenceLinks } from './ReferenceLinks.tsx';
export { TimeFilter } from './TimeFilter.tsx';
export { classificationLookup, packagingLookup, productTemplateLookup } from './lookups.ts';

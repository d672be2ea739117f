export { BoxFields } from './BoxFields.tsx';
export { MadeOf } from './MadeOf.tsx';
export { PriceRange } from './PriceRange.tsx';
export { ReadOnly } from './ReadOnly.tsx';
export { ReferenceLinks } from './ReferenceLinks.tsx';
export { TimeFilter } from './TimeFilter.tsx';
export { categoryPath } from './templateForm.ts';
export { classificationLookup, packagingLookup, productTemplateLookup } from './lookups.ts';

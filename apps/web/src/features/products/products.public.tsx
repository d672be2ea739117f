export { CompletenessTags } from './parts/CompletenessTags.tsx';
export { ComponentsPopover } from './parts/ComponentsPopover.tsx';
export { ListingsPopover } from './parts/ListingsPopover.tsx';
export { MissingNote } from './parts/MissingNote.tsx';
export { PriceRangeFields, SkuSpecificationFields } from './parts/SkuFields.tsx';
export { PriceText } from './parts/PriceText.tsx';
export { ProductPictureCell } from './parts/ProductPictureCell.tsx';
export { StockText } from './parts/StockText.tsx';
export { useMissingText } from './parts/useMissingText.ts';

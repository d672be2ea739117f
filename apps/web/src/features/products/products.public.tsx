export { FilterChips } from './list/FilterChips.tsx';
export { CompletenessTags } from './parts/CompletenessTags.tsx';
export { ListingsPopover } from './parts/ListingsPopover.tsx';
export { MakePicturesDialog, type PicturesOf } from './parts/MakePicturesDialog.tsx';
export { SkuSpecificationFields } from './parts/SkuFields.tsx';
export { PriceText } from './parts/PriceText.tsx';
export { ProductPictureCell } from './parts/ProductPictureCell.tsx';
export { StockText } from './parts/StockText.tsx';
export { useRefusedDelete } from './parts/useRefusedDelete.tsx';

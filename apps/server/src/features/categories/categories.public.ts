export { ensurePreviews, type PreviewSpec } from './previews.ts';
export { findProducts, type Product } from './products.ts';

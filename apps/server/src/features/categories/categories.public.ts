export { ensurePreviews } from './previews.ts';
export { findProducts, type Product } from './products.ts';

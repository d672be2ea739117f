import { productBulk } from '@pressroom/contract/products/bulk';
import { products } from '@pressroom/contract/products/products';
import { useFollowTasks } from '../../../kit/useFollowTasks.ts';

const reads = [products.list, products.specs, productBulk.last];
const kinds = ['effectPictures', 'products.import', 'products.bulk'];

/** Shows what the user's tasks do to products as they go on: pictures, imports and edits of many. */
export const useFollowProductTasks = () => useFollowTasks(reads, kinds);

import type { ProductTemplate } from '@pressroom/contract/productTemplates/productTemplates';

/** The dialog that is open. Without an id, the template is a new one. */
export type Shown = { dialog: 'edit'; id?: string } | { dialog: 'copy'; template: ProductTemplate };

export type Show = (shown: Shown) => void;

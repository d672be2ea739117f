import type { PublishTemplate } from '@pressroom/contract/publishTemplates/publishTemplates';

/** The dialog that is open. Without a template, it is a new one that is edited. */
export type Shown =
  | { dialog: 'edit'; template?: PublishTemplate }
  | { dialog: 'copy'; template: PublishTemplate }
  | { dialog: 'library' };

export type Show = (shown: Shown) => void;

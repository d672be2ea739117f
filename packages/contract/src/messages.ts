import { accountMessages } from './account/account.messages.ts';
import { categoriesMessages } from './categories/categories.messages.ts';
import { codesMessages } from './codes/codes.messages.ts';
import { libraryMessages } from './library/library.messages.ts';
import { ordersMessages } from './orders/orders.messages.ts';
import { platformMessages } from './platform.messages.ts';
import { printingMessages } from './printing/printing.messages.ts';
import { skuMappingMessages } from './skuMapping/skuMapping.messages.ts';
import { storesMessages } from './stores/stores.messages.ts';

export { type Catalogue, defineMessages } from './catalogue.ts';

export const languages = ['zh', 'en'] as const;
export type Language = (typeof languages)[number];

/** Every text that the server may send, and that the screens show for the same rule. */
export const messages = {
  ...platformMessages,
  ...accountMessages,
  ...storesMessages,
  ...libraryMessages,
  ...codesMessages,
  ...categoriesMessages,
  ...skuMappingMessages,
  ...ordersMessages,
  ...printingMessages,
};

export type MessageKey = keyof typeof messages;

export function isMessageKey(text: string): text is MessageKey {
  return Object.hasOwn(messages, text);
}

interface Issue {
  code?: string;
  message: string;
  input?: unknown;
  maximum?: number | bigint;
  minimum?: number | bigint;
  origin?: string;
}

/** The message for one finding of a schema: its own key where the schema named one, else by the kind of rule. */
export function describeIssue(issue: Issue): { key: MessageKey; params: Record<string, string> } {
  if (isMessageKey(issue.message)) return { key: issue.message, params: {} };
  const params = { max: String(issue.maximum ?? ''), min: String(issue.minimum ?? '') };
  if (issue.code === 'too_big')
    return { key: issue.origin === 'string' ? 'validation.tooLong' : 'validation.tooBig', params };
  if (issue.code === 'too_small')
    return { key: issue.origin === 'string' ? 'validation.tooShort' : 'validation.tooSmall', params };
  return { key: issue.input === undefined ? 'validation.required' : 'validation.invalid', params };
}

import { z } from 'zod';
import type { MessageKey } from './messages.ts';

/** A message before it becomes a text: the key of the text and the values for its gaps. It can be stored as JSON. */
export interface Message {
  key: MessageKey;
  params?: MessageParams;
}

/** A gap takes a plain value, another message, or a list of messages, which the reader's language separates. */
export type MessageParam = string | number | Message | readonly (string | Message)[];
export type MessageParams = Readonly<Record<string, MessageParam>>;

/** Callers receive a text: the OpenAPI document says nothing of what the server makes it from. */
const documentedAsText = {
  override: ({ jsonSchema }: { jsonSchema: { anyOf?: unknown; type?: unknown } }) => {
    delete jsonSchema.anyOf;
    jsonSchema.type = 'string';
  },
};

/**
 * A text for the reader. A handler answers a message; the envelope makes a text of it in the language of the caller,
 * who receives a string.
 */
export const words = z
  .union([z.string(), z.object({ key: z.string(), params: z.record(z.string(), z.unknown()).optional() })])
  .meta(documentedAsText) as unknown as z.ZodType<string, Message>;

/** The same where it may be a name that stands in the data, and so is called alike in every language. */
export const wordsOrName = z.union([words, z.string()]).meta(documentedAsText);

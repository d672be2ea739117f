import type { z } from 'zod';
import { failure, type FailureStatus } from './endpoint.ts';
import type { Contract } from './index.ts';
import type { MessageKey } from './messages.ts';

/** What may end any call, before its handler is asked. Input that is not valid is answered 400, with each wrong field. */
export const failuresOfEveryCall = {
  'platform.unknownToken': failure(401),
  'platform.signedInElsewhere': failure(401),
  'platform.expired': failure(401),
  'platform.forbidden': failure(403),
  'account.changeFirst': failure(403),
  'platform.noSuchCall': failure(404),
  'platform.ticketOver': failure(404),
  'platform.bodyTooLarge': failure(413),
  'platform.tooLarge': failure(413),
  'platform.tooManyFiles': failure(413),
  'platform.tooManyFields': failure(413),
  'platform.longAddress': failure(414),
};

type AnyEndpoint = { [Name in keyof Contract]: Contract[Name][keyof Contract[Name]] }[keyof Contract];
type Declared<E> = E extends { failures: infer F } ? F : never;
type All = Declared<AnyEndpoint> | typeof failuresOfEveryCall;
type KeyOf<F> = F extends unknown ? keyof F & MessageKey : never;
type ShapeOf<F, K extends PropertyKey> = F extends { readonly [Key in K]: infer Shape } ? Shape : never;

/** Every failure that some call declares. */
export type FailureKey = KeyOf<All>;
type Shape<K extends FailureKey> = ShapeOf<All, K>;

export type StatusOf<K extends FailureKey> =
  Shape<K> extends { status: infer Status extends FailureStatus } ? Status : never;
/** What the server gives. */
export type FailureInput<K extends FailureKey> =
  Shape<K> extends { data: infer D extends z.ZodType } ? z.input<D> : never;
/** What a caller receives. */
export type FailureOutput<K extends FailureKey> =
  Shape<K> extends { data: infer D extends z.ZodType } ? z.output<D> : never;

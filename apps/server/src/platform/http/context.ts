import type { Language } from '@pressroom/contract/messages';
import type { Endpoint, Feature, FileContents, HandlerOutput, ParsedInput } from '@pressroom/contract/endpoint';
import type { Actor } from '../access/actor.ts';
import type { Act } from '../act.ts';
import type { App } from '../app.ts';
import type { Db } from '../database/database.ts';
import type { Translate } from '../i18n.ts';
import type { Logger } from '../logger.ts';
import type { FileAnswer } from './fileAnswer.ts';
import type { UploadedFile } from './uploads.ts';

interface Common<E extends Endpoint> {
  app: App;
  /** `nobody` on public calls. */
  actor: Actor;
  input: ParsedInput<E>;
  language: Language;
  log: Logger;
  request: { id: string; address: string; userAgent: string; isOwnAddress(address: URL): boolean };
}

export interface ReadContext<E extends Endpoint> extends Common<E> {
  db: Db;
}

export interface WriteContext<E extends Endpoint> extends Common<E>, Act {}

/** For handlers that work long before they write: `write` opens the transaction, which needs an audit row. */
export interface PreparingContext<E extends Endpoint> extends ReadContext<E> {
  write<T>(work: (act: Act) => Promise<T>): Promise<T>;
}

/** For uploads: the handler reads and checks the files first, then writes. */
export interface UploadContext<E extends Endpoint> extends PreparingContext<E> {
  files: readonly UploadedFile[];
}

/** No envelope surrounds a download, so its handler makes the words itself. All other handlers answer messages. */
export interface DownloadContext<E extends Endpoint> extends ReadContext<E> {
  t: Translate;
}

type ContextOf<E extends Endpoint> = E extends { download: true; files: object }
  ? DownloadContext<E> & Pick<UploadContext<E>, 'files'>
  : E extends { download: true }
    ? DownloadContext<E>
    : E extends { files: object }
      ? UploadContext<E>
      : E extends { prepares: true }
        ? PreparingContext<E>
        : E extends { reads: true }
          ? ReadContext<E>
          : WriteContext<E>;

type AnswerOf<E extends Endpoint> = E extends { download: true; contents: true }
  ? FileAnswer & { contents: FileContents }
  : E extends { download: true }
    ? FileAnswer
    : E extends { contents: true }
      ? { data: HandlerOutput<E>; contents: FileContents }
      : HandlerOutput<E>;

export type Handler<E extends Endpoint> = (context: ContextOf<E>) => Promise<AnswerOf<E>>;
export type Handlers<F extends Feature> = { readonly [Name in keyof F]: Handler<F[Name]> };

/** A feature's calls, each with what answers it. A missing or wrong handler does not compile. */
export interface FeatureRoutes {
  feature: Feature;
  handlers: Readonly<Record<string, (context: never) => Promise<unknown>>>;
}

export function routes<F extends Feature>(feature: F, handlers: Handlers<F>): FeatureRoutes {
  return { feature, handlers };
}

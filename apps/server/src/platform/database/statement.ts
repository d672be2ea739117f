import type { BindConfig, Connection, DatabaseError, FieldDef, Submittable } from 'pg';
import { prepareValue } from 'pg/lib/utils.js';

/** Makes a row of an answer out of the texts of its columns. */
export type Shape = (texts: readonly (string | null)[]) => object;

export interface Answer {
  command: string;
  rowCount: number | null;
  rows: object[];
}

interface Asked {
  text: string;
  values: readonly unknown[];
  /** Of a statement that PostgreSQL prepares; its answers always have the same columns. */
  name?: string;
  /** As its answer was described before. */
  shape?: Shape;
  /** The name of a prepared statement that sets something for the transaction of this one. Nobody reads its answer. */
  setting?: string;
  shapeOf(fields: readonly FieldDef[]): Shape;
}

/** What pg's connections have beyond their declared types. */
type Preparing = Connection & {
  parsedStatements: Record<string, string>;
  sendCopyFail(why: string): void;
  parse(config: { name: string; text: string }): void;
  bind(config: BindConfig): void;
  describe(config: { type: 'P'; name: string }): void;
  execute(config: { portal: string }): void;
};

/**
 * One statement on its way, as pg's client drives it. pg's own asks for the description of the columns at each call, and
 * makes each row first as a list: for a page of few rows with many columns that is a third of the reading.
 */
export class Statement implements Submittable {
  readonly answered: Promise<Answer>;
  /** pg keeps under this name that the statement is prepared. */
  readonly name: string | undefined;
  readonly text: string;
  /** Of the answer; undefined before it came. */
  shape: Shape | undefined;
  readonly #shapeOf: Asked['shapeOf'];
  /** Undefined once it is set. */
  #setting: string | undefined;
  readonly #bound: (string | Buffer | null)[];
  readonly #rows: object[] = [];
  readonly #settle: { resolve(answer: Answer): void; reject(reason: unknown): void };
  #command = '';
  #rowCount: number | null = null;
  #failed: { reason: unknown } | undefined;

  constructor(asked: Asked) {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.answered = promise;
    this.#settle = { resolve, reject };
    this.#shapeOf = asked.shapeOf;
    this.name = asked.name;
    this.text = asked.text;
    this.shape = asked.shape;
    this.#setting = asked.setting;
    this.#bound = asked.values.map((value) => prepareValue(value));
  }

  submit(connection: Connection): void {
    const { name, text } = this;
    // what needs no preparing is sent in one message instead of five
    if (name === undefined && this.#bound.length === 0 && !this.#setting) return connection.query(text);
    const to = connection as Preparing;
    to.stream.cork();
    if (this.#setting) {
      to.bind({ portal: '', statement: this.#setting, values: [] });
      to.execute({ portal: '' });
    }
    if (name === undefined || to.parsedStatements[name] === undefined) to.parse({ name: name ?? '', text });
    to.bind({ portal: '', statement: name ?? '', values: this.#bound });
    if (!this.shape) to.describe({ type: 'P', name: '' });
    to.execute({ portal: '' });
    to.sync();
    to.stream.uncork();
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.shape = this.#shapeOf(fields);
  }

  handleDataRow({ fields: texts }: { fields: readonly (string | null)[] }): void {
    if (this.#failed || this.#setting) return;
    try {
      this.#rows.push(this.shape!(texts));
    } catch (reason) {
      // PostgreSQL goes on sending: the failure waits until all has come
      this.#failed = { reason };
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (this.#setting) {
      this.#setting = undefined;
      return;
    }
    // INSERT has a number before that of the rows; CREATE TABLE has none
    const { command = '', count } = /^(?<command>\w+).*?(?<count>\d+)?$/.exec(text)?.groups ?? {};
    this.#command = command;
    this.#rowCount = count === undefined ? null : Number(count);
  }

  handleReadyForQuery(): void {
    if (this.#failed) this.#settle.reject(this.#failed.reason);
    else this.#settle.resolve({ command: this.#command, rowCount: this.#rowCount, rows: this.#rows });
  }

  handleError(error: DatabaseError | Error): void {
    this.#settle.reject(error);
  }

  handleEmptyQuery(): void {}

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: Connection): void {
    (connection as Preparing).sendCopyFail('Nothing is copied in here');
  }

  handleCopyData(): void {}
}

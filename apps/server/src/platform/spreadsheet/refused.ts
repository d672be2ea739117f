export type RefusalReason = 'notXlsx' | 'encrypted' | 'tooLarge' | 'zipBomb' | 'tooManyRows' | 'damaged';

/** The file cannot be taken as a spreadsheet. The message is for the log; `reason` is what the user is told about. */
export class SpreadsheetRefused extends Error {
  override readonly name = 'SpreadsheetRefused';
  readonly reason: RefusalReason;

  constructor(reason: RefusalReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

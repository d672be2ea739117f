export type StartFailureCode =
  | 'settings'
  | 'databaseUnreachable'
  | 'databaseBehindPooler'
  | 'databasesDiffer'
  | 'databaseTooOld'
  | 'databaseTooNew'
  | 'databaseBusy'
  | 'secretKeyWrong'
  | 'portTaken'
  | 'folderInUse'
  | 'folderUnwritable'
  | 'diskFull'
  | 'rootRefused'
  | 'platformUnsupported'
  | 'postgresFailed'
  | 'postgresTooSlow';

/** Something outside the program keeps it from starting. The message is one line that says what, and what helps. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
  readonly code: StartFailureCode;

  constructor(code: StartFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function folderUnwritable(folder: string, cause: unknown): StartFailure {
  return new StartFailure('folderUnwritable', `The folder ${folder} cannot be written by this user.`, { cause });
}

export function diskFull(folder: string, cause: unknown): StartFailure {
  return new StartFailure('diskFull', `The disk that holds ${folder} is full.`, { cause });
}

/** Says a file system error about `folder` in the operator's words; any other error stays what it is. */
export function explainFolderError(folder: string, error: unknown): unknown {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
      return folderUnwritable(folder, error);
    case 'ENOSPC':
    case 'EDQUOT':
      return diskFull(folder, error);
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartFailure('folderUnwritable', `${folder} is not a folder.`, { cause: error });
    default:
      return error;
  }
}

export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

import { CallFailure } from '../../../client/callFailure.ts';

/** The server cannot be asked: nobody answers, or the session has ended. What was to be said waits. */
export class ServerAway extends Error {
  readonly why: 'server' | 'session';

  constructor(why: 'server' | 'session') {
    super(why);
    this.name = 'ServerAway';
    this.why = why;
  }
}

/** Rejects with `ServerAway` where there was no answer; any answer, a refusal too, is passed on. */
export async function reaching<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof CallFailure && cause.endsSession) throw new ServerAway('session');
    if (cause instanceof CallFailure && cause.isUnanswered) throw new ServerAway('server');
    throw cause;
  }
}

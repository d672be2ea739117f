export interface Outgoing {
  method: 'GET' | 'POST';
  url: URL;
  headers?: Record<string, string>;
  body?: string;
  /** Follows redirects. Not allowed for requests with a signature or a token. */
  followRedirects?: boolean;
}

export interface Answer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
}

/** `sent` is false only when it is certain that the other side has seen nothing. */
export interface Unanswered {
  sent: boolean;
  code: string;
}

const largestAnswer = 32 * 1024 * 1024;

/** One request and its answer, read to the end. */
export async function exchange(
  { followRedirects, ...outgoing }: Outgoing,
  deadline: AbortSignal,
  stop?: AbortSignal,
): Promise<{ answer: Answer } | { unanswered: Unanswered }> {
  const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
  try {
    const response = await fetch(outgoing.url, {
      ...outgoing,
      signal,
      redirect: followRedirects ? 'follow' : 'manual',
    });
    const bytes = await read(response);
    if (!bytes) return { unanswered: { sent: true, code: 'tooLarge' } };
    return { answer: { status: response.status, headers: response.headers, bytes } };
  } catch (error) {
    if (stop?.aborted) return { unanswered: { sent: true, code: 'aborted' } };
    if (deadline.aborted) return { unanswered: { sent: true, code: 'timeout' } };
    return { unanswered: networkProblem(error) };
  }
}

async function read({ body }: Response): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    if (length > largestAnswer) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** Only codes are taken from the error: its texts may hold the address that was asked, with what stands in it. */
export function networkProblem(error: unknown): Unanswered {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = field(cause, 'code') ?? 'network';
  return { sent: !failedBeforeSending(cause, code), code };
}

const certificate = /^(CERT_|SELF_SIGNED_|DEPTH_ZERO_|UNABLE_TO_|ERR_TLS_CERT_)/;

function failedBeforeSending(cause: unknown, code: string): boolean {
  // one error for each address that the name stands for
  if (cause instanceof AggregateError) return cause.errors.every((each) => failedBeforeSending(each, code));
  if (['connect', 'getaddrinfo'].includes(field(cause, 'syscall') ?? '')) return true;
  return code === 'UND_ERR_CONNECT_TIMEOUT' || certificate.test(code);
}

function field(value: unknown, name: 'code' | 'syscall'): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === 'string' ? found : undefined;
}

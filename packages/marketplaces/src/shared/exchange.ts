export type WireRequest = {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
};

export type WireAnswer = { status: number; headers: Headers; bytes: Uint8Array };

type Bounds = { timeoutMs: number; maxBytes: number; signal?: AbortSignal };

/** No answer came, or only a part of one. With `sent: false` the other side cannot have acted. */
export class NoAnswer extends Error {
  readonly code: string;
  readonly sent: boolean;

  constructor(code: string, sent: boolean) {
    super(`No answer: ${code}`);
    this.name = 'NoAnswer';
    this.code = code;
    this.sent = sent;
  }
}

/** Sends one request. Every HTTP status counts as an answer. Redirects are not followed, because signed or paid calls may go to one host only. */
export async function exchange(request: WireRequest, { timeoutMs, maxBytes, signal }: Bounds): Promise<WireAnswer> {
  signal?.throwIfAborted();
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: request.headers,
      body: request.body,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return { status: response.status, headers: response.headers, bytes: await readAll(response, maxBytes) };
  } catch (error) {
    if (error instanceof NoAnswer) throw error;
    if (signal?.aborted) throw new NoAnswer('aborted', true);
    if (timeout.aborted) throw new NoAnswer('timedOut', true);
    const code = connectionCode(error);
    throw new NoAnswer(code, !beforeSending(code));
  }
}

async function readAll(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > maxBytes) throw new NoAnswer('tooLong', true);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The error's code alone: its message may quote headers. */
function connectionCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return 'connection';
}

/** Codes of failed lookups, connections and TLS handshakes. After any other failure the request may have arrived. */
function beforeSending(code: string): boolean {
  return (
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'].includes(
      code,
    ) || /^(?:CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_CERT_|ERR_SSL_WRONG_VERSION)/.test(code)
  );
}

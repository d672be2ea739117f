import type { Prepared } from './request.ts';

export interface Sent {
  status: number;
  text: string;
  /** Where it was asked for: a header of the answer. */
  header: (name: string) => string | null;
}

interface Watch {
  onProgress: (share: number) => void;
  signal?: AbortSignal;
  timeout: number;
}

/** fetch cannot tell how much of an upload has left, so this one call uses XMLHttpRequest. */
export function sendWithProgress(request: Prepared, { onProgress, signal, timeout }: Watch): Promise<Sent> {
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    if (signal?.aborted) return reject(new DOMException('The upload was ended', 'AbortError'));
    const abort = () => sending.abort();
    sending.open(request.method, request.url);
    for (const [name, value] of Object.entries(request.headers)) sending.setRequestHeader(name, value);
    sending.timeout = timeout;
    sending.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    sending.onload = () =>
      resolve({
        status: sending.status,
        text: sending.responseText,
        header: (name) => sending.getResponseHeader(name),
      });
    sending.onerror = () => reject(new TypeError('The upload did not reach the server'));
    sending.ontimeout = () => reject(new DOMException('The upload took too long', 'TimeoutError'));
    sending.onabort = () => reject(new DOMException('The upload was ended', 'AbortError'));
    sending.onloadend = () => signal?.removeEventListener('abort', abort);
    signal?.addEventListener('abort', abort);
    sending.send(request.body);
  });
}

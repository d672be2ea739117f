/** XMLHttpRequest as far as uploads use it, carried by whatever stands where fetch does. */
export class FakeUpload {
  status = 0;
  responseText = '';
  timeout = 0;
  upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  private method = '';
  private url = '';
  private readonly headers: Record<string, string> = {};
  private answered = new Headers();

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader(name: string) {
    return this.answered.get(name);
  }

  abort() {}

  send(body: BodyInit) {
    const { method, headers } = this;
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    fetch(this.url, { method, headers, body })
      .then(async (answer) => {
        this.status = answer.status;
        this.answered = answer.headers;
        this.responseText = await answer.text();
        this.onload?.();
      })
      .catch(() => this.onerror?.())
      .finally(() => this.onloadend?.());
  }
}

/** Collects the text of one string item: all its runs, without the phonetic reading that some programs keep beside it. */
export class RichText {
  private value = '';
  private inText = false;
  private inPhonetic = false;

  open(name: string) {
    if (name === 'rPh') this.inPhonetic = true;
    if (name === 't') this.inText = !this.inPhonetic;
  }

  close(name: string) {
    if (name === 'rPh') this.inPhonetic = false;
    if (name === 't') this.inText = false;
  }

  text(text: string) {
    if (this.inText) this.value += text;
  }

  take() {
    const value = unescapeText(this.value);
    this.value = '';
    return value;
  }
}

/** Workbooks spell characters that XML forbids as `_x000D_`, and that spelling itself as `_x005F_x000D_`. */
export function unescapeText(text: string) {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

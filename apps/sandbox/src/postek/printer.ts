import { createHash } from 'node:crypto';
import type { Core } from '../core.ts';

/** The printer's status codes. In `usbBusy` nobody can reach it, so its code is never read. */
export const conditions = {
  ready: 0,
  syntaxError: 1,
  printing: 4,
  ribbon: 82,
  outOfPaper: 83,
  cutter: 86,
  headOpen: 87,
  paused: 88,
  rfid: 109,
  usbBusy: 0,
} as const;
export type Condition = keyof typeof conditions;

export interface Picture {
  png: Buffer;
  width: number;
  height: number;
}

interface Label {
  serial: number;
  at: number;
  /** The hash of the picture's bytes; undefined for a blank label. */
  digest: string | undefined;
  width: number;
  height: number;
}

export interface SavedPrinter {
  condition: Condition;
  next: { condition: Condition; afterLabels: number } | undefined;
  printed: Label[];
}

const picturesKept = 50;

/** A label printer at the USB port. Labels that it cannot print now wait until it can. */
export class Printer {
  readonly #core: Core;
  #saved: SavedPrinter = { condition: 'ready', next: undefined, printed: [] };
  #waiting: (Picture | undefined)[] = [];
  #pictures = new Map<number, Buffer>();
  isOpen = false;
  picture: Picture | undefined;

  constructor(core: Core) {
    this.#core = core;
  }

  get condition(): Condition {
    return this.#saved.condition;
  }

  get printed(): Label[] {
    return this.#saved.printed;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  pictureOf(serial: number): Buffer | undefined {
    return this.#pictures.get(serial);
  }

  /** Changes the printer's state at once, or after this many more labels. */
  setCondition(condition: Condition, afterLabels = 0): void {
    if (afterLabels > 0) {
      this.#saved.next = { condition, afterLabels };
      return;
    }
    this.#saved.condition = condition;
    this.#saved.next = undefined;
    while (this.#canPrint() && this.#waiting.length > 0) this.#print(this.#waiting.shift());
  }

  /** Prints the picture in its memory this many times. */
  take(times: number): void {
    for (let turn = 0; turn < times; turn++) {
      this.#note('label sent', this.picture);
      if (this.#canPrint()) this.#print(this.picture);
      else this.#waiting.push(this.picture);
    }
  }

  #canPrint(): boolean {
    return this.condition === 'ready' || this.condition === 'printing';
  }

  #print(picture: Picture | undefined): void {
    const serial = (this.printed.at(-1)?.serial ?? 0) + 1;
    const { width = 0, height = 0 } = picture ?? {};
    const at = this.#core.world.clock.now();
    this.printed.push({ serial, at, digest: picture && digestOf(picture.png), width, height });
    if (picture) this.#pictures.set(serial, picture.png);
    this.#pictures.delete(serial - picturesKept);
    this.#note('label printed', picture);
    const { next } = this.#saved;
    if (next && --next.afterLabels === 0) this.setCondition(next.condition);
  }

  #note(act: string, picture: Picture | undefined): void {
    const reference = picture ? digestOf(picture.png) : 'blank';
    this.#core.world.ledger.note({ system: 'postek', store: 'usb', act, reference }, true);
  }

  reset(): void {
    this.load({ condition: 'ready', next: undefined, printed: [] });
    this.#waiting = [];
    this.#pictures.clear();
    this.isOpen = false;
    this.picture = undefined;
  }

  save(): SavedPrinter {
    return this.#saved;
  }

  load(saved: SavedPrinter): void {
    this.#saved = saved;
  }
}

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

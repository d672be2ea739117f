import { createHash } from 'node:crypto';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const decimal = '0123456789';

/** One stream of random draws. The same seed and names give the same draws, whatever else was drawn before. */
export class Chance {
  #state: [number, number, number, number];

  constructor(...names: (string | number)[]) {
    const hash = createHash('sha256').update(JSON.stringify(names)).digest();
    this.#state = [hash.readUInt32LE(0), hash.readUInt32LE(4), hash.readUInt32LE(8), hash.readUInt32LE(12) | 1];
  }

  /** At least 0 and less than 1 (sfc32). */
  next(): number {
    let [a, b, c, count] = this.#state;
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    this.#state = [a, b, c, count];
    return (sum >>> 0) / 4_294_967_296;
  }

  happens(share: number): boolean {
    return this.next() < share;
  }

  /** A whole number; both ends belong to the range. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)]!;
  }

  text(length: number, alphabet = decimal + upper): string {
    return Array.from({ length }, () => alphabet[this.whole(0, alphabet.length - 1)]).join('');
  }

  digits(length: number): string {
    return this.text(length, decimal);
  }

  /** A number of `length` digits that a double cannot hold: it begins with the given digits and does not end in zeros. */
  longId(length: number, start: string): string {
    return start + this.digits(length - start.length - 1) + this.text(1, '1379');
  }

  hex(length: number): string {
    return this.text(length, `${decimal}abcdef`);
  }

  uuid(): string {
    const hex = this.hex(31);
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `4${hex.slice(12, 15)}`,
      `a${hex.slice(15, 18)}`,
      hex.slice(18, 30),
    ].join('-');
  }
}

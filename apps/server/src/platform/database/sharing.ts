export interface Shared<Answer> {
  answer: Answer;
  /** How many got this same answer. */
  callers: number;
}

export type Sharing<Answer> = (key: string, read: () => Promise<Answer>) => Promise<Shared<Answer>>;

interface Reading<Answer> {
  now: Promise<Shared<Answer>>;
  /** What is read after it, where somebody waits for that. */
  next?: Promise<Shared<Answer>>;
  /** How many wait for the next. */
  waiting: number;
}

/**
 * Asks once what several callers ask at the same time, as all screens do after a change that concerns them all. Who asks
 * while the same is being read waits for the end of that reading, and then shares the next with all who wait: an answer
 * is never older than the question, so that everybody sees what they have saved.
 */
export function sharing<Answer>(): Sharing<Answer> {
  const readings = new Map<string, Reading<Answer>>();

  function begin(key: string, read: () => Promise<Answer>, callers: number): Promise<Shared<Answer>> {
    const now = read().then((answer) => ({ answer, callers }));
    const reading: Reading<Answer> = { now, waiting: 0 };
    readings.set(key, reading);
    const ended = () => {
      if (!reading.next) readings.delete(key);
    };
    now.then(ended, ended);
    return now;
  }

  return (key, read) => {
    const reading = readings.get(key);
    if (!reading) return begin(key, read, 1);
    const again = () => begin(key, read, reading.waiting);
    reading.waiting += 1;
    return (reading.next ??= reading.now.then(again, again));
  };
}

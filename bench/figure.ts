/** What a figure has to reach: its ratio where there is a bare side, its own value otherwise. */
export type Bound = { atLeast: number } | { atMost: number };

/** One line of the table. `ratio` compares ours with the bare side as `name` says; without a bare side it is absent. */
export interface Measured {
  name: string;
  ours: number;
  bare: number | null;
  unit: string;
  ratio: number | null;
  bound: string;
  met: boolean;
}

export interface Figure {
  /** The lines that `measure` answers; each of them picks the figure. */
  names: readonly string[];
  what: string;
  /** Measured only where it is named: it takes too long for every run. */
  onDemand?: boolean;
  /** Waits for the rates of other sides and little else: in a run of all, such figures are measured at once. */
  paced?: boolean;
  /** `wanted`: the line that alone is asked for; a figure of many lists leaves the others out. */
  measure(wanted?: string): Promise<Measured[]>;
}

interface Sides {
  ours: number;
  bare: number;
  unit: string;
}

/** Ours per bare: for what should be high in both, and for times. */
export function compareRatio(name: string, sides: Sides, bound: Bound): Measured {
  return compared(name, sides, sides.ours / sides.bare, bound);
}

/** How many times faster ours is, from two times. */
export function compareSpeedUp(name: string, sides: Sides, bound: Bound): Measured {
  return compared(name, sides, sides.bare / sides.ours, bound);
}

/** The value itself is bounded; a bare side, where there is one, is told for comparison. */
export function boundValue(
  name: string,
  { ours, bare, unit }: Omit<Sides, 'bare'> & { bare?: number },
  bound: Bound,
): Measured {
  const ratio = bare === undefined ? null : ours / bare;
  return {
    name,
    ours,
    bare: bare ?? null,
    unit,
    ratio,
    bound: `${inWords(bound)} ${unit}`,
    met: within(ours, bound),
  };
}

function compared(name: string, sides: Sides, ratio: number, bound: Bound): Measured {
  return { name, ...sides, ratio, bound: `${inWords(bound)}x`, met: within(ratio, bound) };
}

function within(value: number, bound: Bound): boolean {
  return 'atLeast' in bound ? value >= bound.atLeast : value <= bound.atMost;
}

function inWords(bound: Bound): string {
  return 'atLeast' in bound ? `≥ ${bound.atLeast}` : `≤ ${bound.atMost}`;
}

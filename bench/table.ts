import type { Measured } from './figure.ts';

const header = ['figure', 'ours', 'bare', 'unit', 'ratio', 'bound', 'met'];
const leftAligned = new Set([0, 3, 6]);

export function tableOf(measured: readonly Measured[]): string {
  const rows = [header, ...measured.map(cellsOf)];
  const widths = header.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows
    .map((row) =>
      row.map((cell, at) => (leftAligned.has(at) ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
    )
    .map((row) => row.trimEnd())
    .join('\n');
}

function cellsOf({ name, ours, bare, unit, ratio, bound, met }: Measured): string[] {
  return [
    name,
    short(ours),
    bare === null ? '–' : short(bare),
    unit,
    ratio === null ? '–' : short(ratio),
    bound,
    met ? 'yes' : 'NO',
  ];
}

/** A number with three significant digits. */
function short(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}

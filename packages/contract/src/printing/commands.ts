import type { ReprintReason } from './printing.ts';

/** What a packer scans from the sheet of commands instead of touching a key. No order number looks like it. */
export const benchCommands = { next: '%NEXT', reprint: '%REPRINT', slotFull: '%SLOTFULL', abort: '%ABORT' } as const;
export type BenchCommand = keyof typeof benchCommands;

/** Why a label is printed once more: scanned after the command for it. */
export const reasonCommands: Readonly<Record<ReprintReason, string>> = {
  jam: '%JAM',
  damaged: '%DAMAGED',
  lost: '%LOST',
  other: '%OTHER',
};

/** In any case: a scanner follows the keyboard's caps lock. */
export function readCommand(scanned: string): BenchCommand | undefined {
  return nameOf(benchCommands, scanned);
}

export function readReason(scanned: string): ReprintReason | undefined {
  return nameOf(reasonCommands, scanned);
}

function nameOf<Name extends string>(commands: Readonly<Record<Name, string>>, scanned: string): Name | undefined {
  return (Object.keys(commands) as Name[]).find((name) => commands[name] === scanned.toUpperCase());
}

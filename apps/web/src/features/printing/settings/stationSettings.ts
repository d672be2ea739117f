import { slotCount } from '@pressroom/contract/printing/check';
import { greatestOffset, longestBench } from '@pressroom/contract/printing/printing';
import { z } from 'zod';

const offset = z.number().min(-greatestOffset).max(greatestOffset).default(0);

const mark = z.string().max(10).default('');

/** How this machine prints: kept in its browser, since each station has its own printer. */
export const stationSettings = z.object({
  /** Under which name the history shows its prints. */
  bench: z.string().trim().max(longestBench).default(''),
  /** 1 POSTEK, 2 industrial, 3 the browser's own printing. */
  printer: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  address: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:888'),
  usbPort: z.int().min(1).max(255).default(255),
  /** The label is rendered for it. */
  dpi: z.union([z.literal(203), z.literal(300), z.literal(600)]).default(203),
  /** Millimetres to the right and down, where this printer prints off its mark. */
  offsetX: offset,
  offsetY: offset,
  darkness: z.int().min(0).max(20).default(10),
  speed: z.int().min(1).max(14).default(4),
  socket: z.url({ protocol: /^wss?$/ }).default('ws://127.0.0.1:8899'),
  /** What its scanner sends around each code. */
  prefix: mark,
  suffix: mark,
  sound: z.boolean().default(true),
  /** Each piece and each label is scanned before an order ships. */
  check: z.boolean().default(false),
  slots: z.int().min(slotCount.min).max(slotCount.max).default(slotCount.usual),
});
export type StationSettings = z.output<typeof stationSettings>;
export type PrinterChoice = StationSettings['printer'];

const storageKey = 'printStation';

/** The kept settings where they are still valid, else those that a new station starts with. */
export function readSettings(): StationSettings {
  const kept = stationSettings.safeParse(parsed(localStorage.getItem(storageKey)));
  return kept.success ? kept.data : stationSettings.parse({});
}

export function saveSettings(settings: StationSettings) {
  localStorage.setItem(storageKey, JSON.stringify(settings));
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch (cause) {
    if (cause instanceof SyntaxError) return {};
    throw cause;
  }
}

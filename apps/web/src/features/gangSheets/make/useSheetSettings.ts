import type { SheetSettings } from '@pressroom/contract/production/gangSheets';
import { presetSheet, sheetDpi, sheetFormats, sheetLimits } from '@pressroom/contract/production/gangSheetSettings';
import { useState } from 'react';

const storageKey = 'gangSheets:settings';

/** What was chosen last, as far as it still is a choice. */
function read(): SheetSettings {
  const stored = parse(localStorage.getItem(storageKey));
  const within = (name: keyof typeof sheetLimits) => {
    const value = stored[name];
    const { min, max } = sheetLimits[name];
    return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : presetSheet[name];
  };
  return {
    widthMm: within('widthMm'),
    lengthMm: within('lengthMm'),
    gapMm: within('gapMm'),
    tileMm: within('tileMm'),
    dpi: sheetDpi.find((dpi) => dpi === stored['dpi']) ?? presetSheet.dpi,
    format: sheetFormats.find((format) => format === stored['format']) ?? presetSheet.format,
    rotate: typeof stored['rotate'] === 'boolean' ? stored['rotate'] : presetSheet.rotate,
  };
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** The settings of the last time. The browser remembers them. */
export function useSheetSettings() {
  const [settings, setChosen] = useState(read);
  return {
    settings,
    change(next: Partial<SheetSettings>) {
      const chosen = { ...settings, ...next };
      localStorage.setItem(storageKey, JSON.stringify(chosen));
      setChosen(chosen);
    },
  };
}

import { type Area, darkArea, darkLines } from './bitmap.ts';
import type { GreyBitmap } from './pdf.ts';

type Cut = { parts: [Area, Area]; gap: number };

type Limits = {
  /** Narrower white is part of a label's own layout. */
  narrowestGap: number;
  smallest: { shortSide: number; longSide: number };
  fits: (area: Area) => boolean;
};

/**
 * The label on a sheet that also holds instructions or a receipt. The sheet is cut along its widest white gaps, and
 * the part with the bar codes goes on being cut until it fits. Undefined where that ends in something that is too
 * small to be a label or still too large: then nothing may be thrown away.
 */
export function findLabelBlock(sheet: GreyBitmap, content: Area, bars: Area[], limits: Limits): Area | undefined {
  if (bars.length === 0) return undefined;
  let block = content;
  while (!limits.fits(block)) {
    const kept = cutsOf(sheet, block)
      .filter(({ gap }) => gap >= limits.narrowestGap)
      .sort((a, b) => b.gap - a.gap)
      .flatMap(({ parts }) => parts)
      .find((part) => bars.every((bar) => contains(part, bar)));
    if (!kept) return undefined;
    block = darkArea(sheet, kept) ?? kept;
  }
  const sides = [block.width, block.height].sort((a, b) => a - b);
  return sides[0]! >= limits.smallest.shortSide && sides[1]! >= limits.smallest.longSide ? block : undefined;
}

/**
 * The labels of a sheet that holds several, where white gaps part them: each part has the bars of one group and is as
 * large as a label. Undefined where it cannot be taken apart so, for then a label might lose something.
 */
export function findLabelBlocks(
  sheet: GreyBitmap,
  content: Area,
  groups: readonly (readonly Area[])[],
  limits: Limits,
): Area[] | undefined {
  if (groups.length === 1) {
    const sides = [content.width, content.height].sort((a, b) => a - b);
    const isLabel = sides[0]! >= limits.smallest.shortSide && sides[1]! >= limits.smallest.longSide;
    return isLabel ? [content] : undefined;
  }
  const cuts = cutsOf(sheet, content).filter(({ gap }) => gap >= limits.narrowestGap);
  for (const { parts } of cuts.sort((a, b) => b.gap - a.gap)) {
    const shares = parts.map((part) => groups.filter((bars) => bars.every((bar) => contains(part, bar))));
    if (shares.some((share) => share.length === 0) || shares.flat().length < groups.length) continue;
    const found = parts.map((part, at) => findLabelBlocks(sheet, darkArea(sheet, part) ?? part, shares[at]!, limits));
    if (found.every((blocks) => blocks !== undefined)) return found.flat();
  }
  return undefined;
}

function cutsOf(sheet: GreyBitmap, area: Area): Cut[] {
  const { rows, columns } = darkLines(sheet, area);
  return [
    ...gapsIn(rows).map(({ from, to }): Cut => ({
      gap: to - from,
      parts: [
        { ...area, height: from },
        { ...area, top: area.top + to, height: area.height - to },
      ],
    })),
    ...gapsIn(columns).map(({ from, to }): Cut => ({
      gap: to - from,
      parts: [
        { ...area, width: from },
        { ...area, left: area.left + to, width: area.width - to },
      ],
    })),
  ];
}

/** Runs of blank lines between dark ones; `to` is the first dark line after the run. */
function gapsIn(lines: Uint8Array): { from: number; to: number }[] {
  const gaps: { from: number; to: number }[] = [];
  for (let at = lines.indexOf(1); at >= 0;) {
    const from = lines.indexOf(0, at);
    if (from < 0) break;
    const to = lines.indexOf(1, from);
    if (to >= 0) gaps.push({ from, to });
    at = to;
  }
  return gaps;
}

function contains(area: Area, bar: Area): boolean {
  const [x, y] = [bar.left + bar.width / 2, bar.top + bar.height / 2];
  return x >= area.left && x < area.left + area.width && y >= area.top && y < area.top + area.height;
}

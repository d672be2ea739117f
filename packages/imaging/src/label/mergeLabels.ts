import { blankCard, paste, textCard } from '../drawing/card.ts';
import { measureText } from '../lettering/text.ts';
import { extractPages } from './extractPage.ts';
import { mergeInThread } from './labelReader.ts';
import { pictureAsPdf } from './pagePicture.ts';

const page = { widthMm: 100, heightMm: 150, dpi: 203 };
const dots = (mm: number) => Math.round((mm * page.dpi) / 25.4);
const points = (mm: number) => (mm * 72) / 25.4;

/**
 * One PDF of the labels' pages, in their order and of their size, and after them the lines of text, if any, on pages of
 * 100 × 150 mm. What cannot be taken apart comes as a picture of its first page. Throws `LabelRefused`.
 */
export async function mergeLabels(pdfs: readonly Buffer[], lines: readonly string[] = []): Promise<Buffer> {
  const files = [...pdfs, ...(await textPages(lines))];
  const { merged, failed } = await mergeInThread(files);
  if (failed.length === 0) return Buffer.from(merged);
  const redrawn = new Map<number, Buffer>();
  for (const index of failed) redrawn.set(index, (await extractPages(files[index]!, [1]))[0]!);
  const again = await mergeInThread(files.map((file, index) => redrawn.get(index) ?? file));
  return Buffer.from(again.merged);
}

async function textPages(lines: readonly string[]): Promise<Buffer[]> {
  const lettering = { size: dots(3.5), gap: 0, margin: dots(4) };
  const [width, height] = [dots(page.widthMm), dots(page.heightMm)];
  const rows = lines.flatMap((line) =>
    brokenLine(line.replaceAll('\t', '  '), width - lettering.margin * 2, lettering.size),
  );
  const perPage = Math.floor((height - lettering.margin * 2) / measureText('', lettering.size).height);
  const pages: Buffer[] = [];
  for (let from = 0; from < rows.length; from += perPage) {
    const card = blankCard(width, height);
    const text = textCard(
      rows.slice(from, from + perPage).map((row) => [row]),
      lettering,
    );
    paste(card, text, 0, lettering.margin);
    const size = { widthPt: points(page.widthMm), heightPt: points(page.heightMm) };
    pages.push(await pictureAsPdf({ ...card, ...size, bars: [] }));
  }
  return pages;
}

/** Between words where there are some; Chinese has none, so also within them. */
function brokenLine(line: string, room: number, size: number): string[] {
  const characters = Array.from(line);
  const rows: string[] = [];
  let row = '';
  for (const character of characters) {
    if (measureText(row + character, size).width <= room) {
      row += character;
      continue;
    }
    const space = row.lastIndexOf(' ');
    rows.push(space > 0 ? row.slice(0, space) : row);
    row = (space > 0 ? row.slice(space + 1) : '') + character;
  }
  return [...rows, row];
}

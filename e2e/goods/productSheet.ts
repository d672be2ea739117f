import { writeXlsx } from 'hucre/xlsx';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A sheet as a person would type it: one header row, then one row for each product. */
export async function writeProductSheet(folder: string, rows: readonly Readonly<Record<string, string>>[]) {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const bytes = await writeXlsx({
    sheets: [{ name: 'Products', rows: [headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))] }],
  });
  const file = path.join(folder, `products-${String(rows.length)}-${String(Date.now())}.xlsx`);
  await writeFile(file, bytes);
  return file;
}

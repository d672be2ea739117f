// pdfium and zxing with nothing around them: each page drawn at 203 DPI and searched for the bars that labels carry.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const require = createRequire(import.meta.url);
const wasm = (name: string) => new Uint8Array(readFileSync(require.resolve(name))).buffer;
prepareZXingModule({ overrides: { wasmBinary: wasm('zxing-wasm/reader/zxing_reader.wasm') } });
const pdfium = await PDFiumLibrary.init({ wasmBinary: wasm('@hyzyla/pdfium/pdfium.wasm') });

parentPort?.on('message', (pdf: Uint8Array) => void read(pdf).then((texts) => parentPort?.postMessage(texts, [])));

async function read(pdf: Uint8Array): Promise<string[]> {
  const document = await pdfium.loadDocument(pdf);
  const texts: string[] = [];
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: 203 / 72, colorSpace: 'Gray' });
    const picture = Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`, 'latin1'), data]);
    const found = await readBarcodes(picture, {
      formats: ['Code128', 'Code39', 'ITF'],
      textMode: 'Plain',
      tryInvert: false,
    });
    texts.push(...found.map((symbol) => symbol.text));
  }
  document.destroy();
  return texts;
}

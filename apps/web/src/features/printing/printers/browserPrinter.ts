import type { PrintableLabel } from '@pressroom/contract/printing/printing';
import { type Printer, PrinterFault } from './printer.ts';

/** The browser's own print dialog, at the label's true size: works with any printer that the machine knows. */
export const browserPrinter: Printer = {
  check: async () => undefined,
  print: (label) => printInFrame(label),
};

async function printInFrame({ image, widthMm, heightMm }: PrintableLabel): Promise<void> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) throw new PrinterFault('printing.fault.noDialog');
  const style = page.createElement('style');
  style.textContent = `@page{size:${widthMm}mm ${heightMm}mm;margin:0}body{margin:0}img{display:block;width:${widthMm}mm;height:${heightMm}mm}`;
  const picture = page.createElement('img');
  picture.src = `data:image/png;base64,${image}`;
  page.head.append(style);
  page.body.append(picture);
  try {
    await picture.decode();
    view.print();
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
    throw new PrinterFault('printing.fault.picture');
  } finally {
    // The dialog may still be reading the page when print() returns.
    setTimeout(() => frame.remove(), 60_000);
  }
}

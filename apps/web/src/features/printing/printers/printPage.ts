/** Prints one part of the screen alone, by the browser's dialog, with no style but its own. */
export function printPage(part: Element, style: string): void {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const page = frame.contentDocument!;
  const sheet = page.createElement('style');
  sheet.textContent = style;
  page.head.append(sheet);
  page.body.append(page.importNode(part, true));
  frame.contentWindow!.print();
  // the dialog may still be reading the page when print() returns
  setTimeout(() => frame.remove(), 60_000);
}

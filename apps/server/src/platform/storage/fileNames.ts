// oxlint-disable-next-line no-control-regex -- the very characters that must not stand in a file name
const refusedCharacters = /[<>:"/\\|?*\u0000-\u001f]/g;
const deviceName = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** One part of a path as Windows, macOS and Linux all take it: no device's name, no dot at the start, no dot or space at the end. */
export function safeFileName(text: string): string {
  const plain = text
    .replace(refusedCharacters, '_')
    .replace(/^\.+/, '_')
    .replace(/[. ]+$/, '_');
  return plain.replace(deviceName, '_$1') || '_';
}

/** The paths in their order, each of them once whatever its case: one that is taken gets a number before its extension, `a (2).png`. */
export function uniquePaths(paths: readonly string[]): string[] {
  const taken = new Set<string>();
  return paths.map((path) => {
    const [, stem = path, extension = ''] = /^(.+?)(\.[^./]+)?$/s.exec(path) ?? [];
    let unique = path;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = `${stem} (${number})${extension}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
}

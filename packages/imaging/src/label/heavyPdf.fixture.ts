import { deflateSync } from 'node:zlib';

type Body = string | { dictionary: string; content: Buffer };

/** Small files that cost a reader much. `weight` says how much. */
export const heavyPdfs = {
  /** Pages that share one stream of drawing commands, deflated twice: more than a gigabyte in about a kilobyte. */
  sharedStream: ({ pages = 200, weight = 20_000_000 } = {}) =>
    rawPdf([...pagesOf(pages, '/Resources << >> /Contents 3 0 R'), twiceDeflated('q Q\n', weight)]),

  /** Forms within forms: each draws the next one `weight` times, eight deep. */
  nestedForms: ({ weight = 12, depth = 8 } = {}) => {
    const first = 4;
    const forms = Array.from({ length: depth }, (_, level) => {
      const last = level === depth - 1;
      const content = last ? '10 10 200 300 re f\n' : '/F Do\n'.repeat(weight);
      const resources = last ? '<< >>' : `<< /XObject << /F ${first + level + 1} 0 R >> >>`;
      return stream(`/Type /XObject /Subtype /Form /BBox [0 0 288 432] /Resources ${resources}`, Buffer.from(content));
    });
    return rawPdf([
      ...pagesOf(1, `/Resources << /XObject << /F ${first} 0 R >> >> /Contents 3 0 R`),
      stream('', Buffer.from('/F Do\n')),
      ...forms,
    ]);
  },

  /** A picture of `weight` by `weight` pixels in three colours, deflated twice. */
  hugeImage: ({ weight = 30_000 } = {}) => {
    const image = repeated(Buffer.alloc(1 << 20), weight * weight * 3);
    const facts = `/Type /XObject /Subtype /Image /Width ${weight} /Height ${weight} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
    return rawPdf([
      ...pagesOf(1, '/Resources << /XObject << /I 4 0 R >> >> /Contents 3 0 R'),
      stream('', Buffer.from('288 0 0 432 0 0 cm /I Do\n')),
      { dictionary: `${facts} /Filter [/FlateDecode /FlateDecode]`, content: image },
    ]);
  },

  /** A page of `weight` points a side, the most that the format knows being 14,400, in units of `weight` points. */
  hugePage: ({ weight = 14_400 } = {}) =>
    rawPdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${weight} ${weight}] /UserUnit ${weight} /Resources << >> >>`,
    ]),

  /** An object stream that nothing refers to and that swells to `weight` bytes, beside a page that is quickly read. */
  swollenObjects: ({ weight = 3_000_000_000 } = {}) =>
    rawPdf([
      ...pagesOf(2, '/Resources << >> /Contents 3 0 R'),
      stream('', Buffer.from('10 10 200 300 re f\n')),
      {
        dictionary: '/Type /ObjStm /N 1 /First 6 /Filter [/FlateDecode /FlateDecode]',
        content: repeated(Buffer.alloc(1 << 20, ' '), weight),
      },
    ]),
} as const;

/** The catalogue, the tree and the pages; all pages have what `rest` says, and the object that comes next is number 3. */
function pagesOf(count: number, rest: string): Body[] {
  const page = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 288 432] ${rest} >>`;
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${`${page} `.repeat(count)}] /Count ${count} >>`,
  ];
}

function twiceDeflated(command: string, times: number): Body {
  const block = Buffer.from(command.repeat(1000));
  return { dictionary: '/Filter [/FlateDecode /FlateDecode]', content: repeated(block, block.length * (times / 1000)) };
}

/** The block over and over, up to this length, deflated twice without ever being held whole. */
function repeated(block: Buffer, length: number): Buffer {
  // deflated by itself and cut off at a full block, each repetition is the same bytes: those deflate again
  const begun = deflateSync(block, { level: 9, finishFlush: 2 }).subarray(2);
  const head = Buffer.from([0x78, 0xda]);
  const times = Math.max(1, Math.round(length / block.length));
  return deflateSync(Buffer.concat([head, ...Array.from({ length: times }, () => begun)]), { level: 9 });
}

function stream(facts: string, content: Buffer): Body {
  return { dictionary: facts, content };
}

function rawPdf(bodies: readonly Body[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  for (const [index, body] of bodies.entries()) {
    offsets.push(parts.reduce((length, part) => length + part.length, 0));
    parts.push(Buffer.from(`${index + 1} 0 obj\n`));
    if (typeof body === 'string') parts.push(Buffer.from(body));
    else {
      parts.push(Buffer.from(`<< ${body.dictionary} /Length ${body.content.length} >>\nstream\n`), body.content);
      parts.push(Buffer.from('\nendstream'));
    }
    parts.push(Buffer.from('\nendobj\n'));
  }
  const start = parts.reduce((length, part) => length + part.length, 0);
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = bodies.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\n`));
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}

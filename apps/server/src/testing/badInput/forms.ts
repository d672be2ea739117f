import * as fc from 'fast-check';

type Pairs = readonly (readonly [string, string])[];

/** A form as it goes over the wire, its fields given. */
export type Form = (fields: Pairs) => { headers: Record<string, string>; payload: Buffer };

const boundary = '----pressroom-form';
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const contents = fc.oneof(
  fc.constantFrom(
    png,
    Buffer.alloc(0),
    Buffer.from('not a picture'),
    Buffer.from('%PDF-1.4\n%%EOF'),
    Buffer.from('PK\u0003\u0004'),
    png.subarray(0, 40),
  ),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);
const dispositions = fc.constantFrom(
  'form-data; name="files"; filename="a.png"',
  'form-data; name="files"; filename="a.xlsx"',
  'form-data; name="files"; filename="a.pdf"',
  'form-data; name="files"; filename=""',
  'form-data; filename="a.png"',
  'form-data; name="files"; filename*=UTF-8\'\'a%00.png',
  'form-data; name="files"; filename*=utf-16le\'\'%00%d8',
  'form-data; name="files"; filename*=utf-8\'\'%',
  'form-data; name="files"; filename*=no-such\'\'x',
  `form-data; name="files"; filename="${'x'.repeat(3000)}.png"`,
  'form-data; name="files"; filename="../../a.png"',
  'form-data; name="__proto__"; filename="a.png"',
  'form-data; name="toString"; filename="a.png"',
  'form-data',
  'attachment; filename="a.png"',
  '',
  'form-data; name="files"; filename="a\u0000b.png"',
);

const part = (header: string, body: Buffer, type = 'application/octet-stream') =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: ${header}\r\ncontent-type: ${type}\r\n\r\n`),
    body,
    Buffer.from('\r\n'),
  ]);
const field = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);

type Twist = (body: Buffer) => { body: Buffer; type: string };
const type = `multipart/form-data; boundary=${boundary}`;
const twists: fc.Arbitrary<Twist> = fc.oneof(
  { weight: 6, arbitrary: fc.constant((body: Buffer) => ({ body, type })) },
  {
    weight: 3,
    arbitrary: fc
      .nat(1000)
      .map((index) => (body: Buffer) => ({ body: body.subarray(0, Math.floor((body.length * index) / 1000)), type })),
  },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(
        '',
        '; boundary=',
        `; boundary=${'b'.repeat(4000)}`,
        '; boundary=other',
        '; boundary="',
        '; charset=utf-16; boundary=x',
        `; boundary=${boundary} `,
      )
      .map((rest) => (body: Buffer) => ({ body, type: `multipart/form-data${rest}` })),
  },
  {
    weight: 1,
    arbitrary: fc.constant((body: Buffer) => ({
      body: Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
      type,
    })),
  },
);

/** A multipart form: whole, without its boundary, with another or a far too long one, cut off, with nameless or oddly named parts. */
export const brokenForm: fc.Arbitrary<Form> = fc
  .record({
    files: fc.array(fc.tuple(dispositions, contents), { maxLength: 3 }),
    surplus: fc.constantFrom(0, 0, 0, 0, 60),
    fat: fc.constantFrom(0, 0, 0, 0, 0, 0, 70_000),
    jsonField: fc.constantFrom(false, false, false, true),
    twist: twists,
  })
  .map(({ files, surplus, fat, jsonField, twist }) => (fields) => {
    const { body, type: contentType } = twist(
      Buffer.concat([
        ...fields.map(([name, value]) => field(name, value)),
        ...Array.from({ length: surplus }, (_, index) => field(`f${index}`, 'x')),
        ...(fat ? [field('fat', 'x'.repeat(fat))] : []),
        ...(jsonField ? [part('form-data; name="folderId"', Buffer.from('{"a":1}'), 'application/json')] : []),
        ...files.map(([header, bytes]) => part(header, bytes)),
        Buffer.from(`--${boundary}--\r\n`),
      ]),
    );
    return { headers: { 'content-type': contentType }, payload: body };
  });

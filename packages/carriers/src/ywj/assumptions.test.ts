import { expect, it } from 'vitest';
import { authorization, label, quoteBody } from './assumptions.ts';

it('sends account and token joined by an ampersand', () => {
  expect(authorization({ account: 'C-1', token: 't0ken' })).toBe('Basic Qy0xJnQwa2Vu');
});

it('writes measures as bare numbers in pounds and inches', () => {
  const party = {
    name: 'Z',
    phone: '1',
    country: 'US',
    province: 'TX',
    city: 'Austin',
    postcode: '78701',
    line1: '1 Main',
  };
  const parcels = [{ lengthCm: 30.5, widthCm: 25.4, heightCm: 2, weightGrams: 453.6 }] as const;
  const body = JSON.stringify(quoteBody({ channelCode: 'C', sender: party, recipient: party, parcels }));
  expect(body).toContain(
    '"Packages":[{"Length":12.01,"Width":10,"Height":0.79,"DimensionUnit":"IN","Weight":1.01,"WeightUnit":"LB"}]',
  );
});

it('takes nothing for a label but a whole PDF', () => {
  const read = (text: string) =>
    label.safeParse({ Format: 'PDF', LabelBase64: Buffer.from(text).toString('base64') }).success;
  expect(read('%PDF-1.7\ntrailer\n%%EOF\n')).toBe(true);
  expect(read('%PDF-1.7\ntrail')).toBe(false);
  expect(read('<html>Please sign in</html>%%EOF')).toBe(false);
  expect(read('')).toBe(false);
});

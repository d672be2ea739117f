import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, it } from 'vitest';
import { plainNumber, printedNumbers } from './printedNumbers.ts';

const isWhole = (text: string, number: string) => printedNumbers({ text }).whole.has(plainNumber(number));
const isPart = (text: string, number: string) => printedNumbers({ text }).partial.has(plainNumber(number));

it.each<[string, string, string]>([
  ['as it is', 'Order: PO-211-08427713645210', 'PO-211-08427713645210'],
  ['in groups', 'Ref GSU1 NB2K 9000 XYZ77', 'GSU1NB2K9000XYZ77'],
  ['in groups after its own hyphens', 'Order PO-211-0842 7713 6451 10', 'PO-211-08427713645110'],
  ['in groups with hyphens', 'GSU1-NB2K-9000-XYZ77', 'GSU1NB2K9000XYZ77'],
  ['with blanks for its hyphens', 'PO 211 08427713645210', 'PO-211-08427713645210'],
  ['with the hyphens of typesetters', 'PO\u2011211\u201308427713645210', 'PO-211-08427713645210'],
  ['with hard blanks', 'PO-211-0842\u00A07713\u00A06451\u00A010', 'PO-211-08427713645110'],
  ['in small letters', 'gsu1nb2k9000xyz77', 'GSU1NB2K9000XYZ77'],
  ['in capitals of an order in small letters', 'WEB-2031-0007', 'web-2031-0007'],
  ['19 digits', 'No. 1234567890123456789', '1234567890123456789'],
  ['19 digits in groups', 'No. 1234 5678 9012 3456 789', '1234567890123456789'],
  ['among words', 'Your order PO-211-01522 is packed', 'PO-211-01522'],
  ['after a colon and before a bracket', 'Box 3: PO-211-01522 (2 pieces)', 'PO-211-01522'],
  ['before a comma and a count', 'PO-211-01522, 2 pieces', 'PO-211-01522'],
  ['after a sign', '#PO-211-01522', 'PO-211-01522'],
  ['after Chinese', '订单号PO-211-01522', 'PO-211-01522'],
])('reads a printed order number: %s', (_case, text, number) => {
  expect(isWhole(text, number)).toBe(true);
});

it.each<[string, string]>([
  ['a part of a longer word', 'PO-211-015220'],
  ['on two lines', 'PO-211-\n01522'],
  ['in a longer word', 'XPO-211-01522'],
  ['after a prefix with a hyphen', 'A-PO-211-01522'],
])('finds no trace of an order number that is %s', (_case, text) => {
  expect(isWhole(text, 'PO-211-01522')).toBe(false);
  expect(isPart(text, 'PO-211-01522')).toBe(false);
});

it.each<[string, string, string]>([
  ['before more groups', 'PO-211-01522 7713 6451', 'PO-211-01522'],
  ['before one more digit', 'PO-211-01522 7', 'PO-211-01522'],
  ['after a group', 'GSU1 NB2K 9000 12345', 'NB2K900012345'],
  ['in the middle', '1234 5678 9012 3456 789', '567890123456'],
  ['between groups of letters', 'GSU1 NBKK 9000 12345', '900012345'],
  ['before a hyphen and blanks', 'PO-211-01522 - 02', 'PO-211-01522'],
  ['before a stroke', 'PO-211-01522/2', 'PO-211-01522'],
  ['before a full stop and digits', 'PO-211-01522.7', 'PO-211-01522'],
  ['before a hyphen at the end of its line', 'PO-211-01522-\n77', 'PO-211-01522'],
  ['after a hyphen at the beginning of its line', 'GSU1\n-PO-211-01522', 'PO-211-01522'],
])('takes for a part what may go on: %s', (_case, text, number) => {
  expect(isWhole(text, number)).toBe(false);
  expect(isPart(text, number)).toBe(true);
});

it('counts what stands whole elsewhere on the page as whole', () => {
  expect(isWhole('PO-211-01522 7\nOrder PO-211-01522', 'PO-211-01522')).toBe(true);
  expect(isPart('PO-211-01522 7\nOrder PO-211-01522', 'PO-211-01522')).toBe(false);
});

it('takes no short number and none of few digits', () => {
  expect(isWhole('Order 1234567', '1234567')).toBe(false);
  expect(isWhole('Suite ABCDEFG-1234', 'ABCDEFG-1234')).toBe(false);
});

it('never reads a shorter number inside a longer one, however that is grouped', () => {
  const group = array(integer({ min: 0, max: 9 }), { minLength: 2, maxLength: 5 }).map((digits) => digits.join(''));
  const groups = array(group, { minLength: 4, maxLength: 7 });
  const cut = tuple(integer({ min: 0, max: 3 }), integer({ min: 0, max: 3 }));
  assert(
    property(groups, cut, constantFrom(' ', '-', ' - '), (long, [left, right], gap) => {
      const inner = long.slice(left, long.length - right);
      if (left + right === 0 || inner.length === 0) return;
      const { whole } = printedNumbers({ text: `Order: ${long.join(gap)}` });
      const number = long.join('');
      expect([...whole].filter((one) => one !== number && one !== `order${number}`)).toEqual([]);
    }),
  );
});

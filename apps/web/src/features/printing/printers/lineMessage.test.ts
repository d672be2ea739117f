import { expect, it } from 'vitest';
import { readLineMessage } from './lineMessage.ts';

it.each([
  ['PR-10001', { order: 'PR-10001' }],
  ['{"data":{"orderId":"PR-10001"}}', { order: 'PR-10001' }],
  ['{"data":{"orderId":10001}}', { order: '10001' }],
  ['{"code":0,"data":{"trackingNumber":"1Z999"}}', { order: '1Z999' }],
])('takes %s for an order', (given, heard) => {
  expect(readLineMessage(given)).toEqual(heard);
});

it.each([
  ['ribbon is low', { message: { msg: 'ribbon is low', fault: false } }],
  ['缺纸', { message: { msg: '缺纸', fault: false } }],
  ['{"code":0,"msg":"applied","data":{}}', { message: { msg: 'applied', fault: false } }],
  ['{"code":7,"msg":"jam"}', { message: { msg: 'jam', fault: true } }],
  ['{"code":"7"}', { message: { msg: '7', fault: true } }],
  ['{broken', { message: { msg: '{broken', fault: true } }],
  [
    '{"code":1,"msg":"jam","data":{"orderId":"PR-1"}}',
    { order: 'PR-1', message: { msg: 'jam', fault: true, order: 'PR-1' } },
  ],
])('shows what %s says', (given, heard) => {
  expect(readLineMessage(given)).toMatchObject(heard);
});

it('has nothing to say of what is no text, or empty', () => {
  expect(readLineMessage(new Blob())).toEqual({});
  expect(readLineMessage('{}').message).toBeUndefined();
  expect(readLineMessage('').order).toBeUndefined();
});

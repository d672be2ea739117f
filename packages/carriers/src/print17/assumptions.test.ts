import { expect, it } from 'vitest';
import { createBody, order, signedHeaders } from './assumptions.ts';

const credentials = { account: 'demo', password: 'secret1', key: 'k3y' };

it('signs account, password, time, nonce, path and body', () => {
  const message = {
    path: '/open/v1/order/query',
    body: '{"customerNo":"R1"}',
    at: 1_767_571_200_999,
    nonce: 'n0nce-01',
  };
  expect(signedHeaders(credentials, message)).toEqual({
    'x-account': 'demo',
    'x-timestamp': '1767571200',
    'x-nonce': 'n0nce-01',
    'x-sign': '43692ba40203c6fc4baa4d436e5eb2fb95026120e652dfe37c187f92e7e9d915',
  });
});

it('writes measures as bare numbers in kilograms and centimetres', () => {
  const party = {
    name: 'Z',
    phone: '1',
    country: 'US',
    province: 'TX',
    city: 'Austin',
    postcode: '78701',
    line1: '1 Main',
  };
  const parcels = [{ lengthCm: 30.5, widthCm: 25, heightCm: 2, weightGrams: 226.8 }] as const;
  const shipment = { channelCode: 'C', sender: party, recipient: party, parcels };
  const body = JSON.stringify(createBody({ ...shipment, reference: 'R1', contents: [] }, '5'));
  expect(body).toContain('"volumeList":[{"length":30.5,"width":25,"height":2,"weight":0.227}]');
  expect(body).toContain('"senderAddressId":"5"');
});

it('leaves out what is not known yet, and a carrier that has no name here', () => {
  const answer = {
    customerNo: 'R1',
    orderNo: '1990000000000001001',
    status: '1',
    trackNo: '',
    carrier: 'YANWEN',
    totalFee: null,
  };
  expect(JSON.parse(JSON.stringify(order.parse(answer)))).toEqual({
    reference: 'R1',
    orderNumber: '1990000000000001001',
    state: 'submitted',
  });
});

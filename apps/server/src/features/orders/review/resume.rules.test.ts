import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { expect, it } from 'vitest';
import type { LineRecord, OrderRecord } from '../record/record.ts';
import { originOf, findDestination } from './resume.ts';

const { storeReview, factoryReview, drawingLayout, inProduction, shipped, abnormal, closed } = orderStatus;

const drawn = {
  productCodeId: '1',
  productCode: 'TEE',
  msku: '7',
  lineNo: 1,
  printNum: 1,
  printingImageId: '2',
  drawingKey: 'k',
} as LineRecord;
const lines = {
  drawn: [drawn],
  undrawn: [{ ...drawn, drawingKey: null }],
  unmapped: [drawn, { ...drawn, productCodeId: null, drawingKey: null } as LineRecord],
  printless: [{ ...drawn, printingImageId: null, drawingKey: null } as LineRecord],
};

interface Case {
  was: OrderStatus;
  has?: keyof typeof lines;
  contradicted?: boolean;
  byReports?: boolean;
  pending?: boolean;
  to: OrderStatus | 'approved' | undefined;
  problem?: string;
}

const cases: Case[] = [
  { was: storeReview, to: storeReview },
  { was: storeReview, has: 'unmapped', to: storeReview, problem: 'orders.notMapped' },
  { was: factoryReview, to: factoryReview },
  { was: factoryReview, has: 'unmapped', to: storeReview, problem: 'orders.notMapped' },
  { was: factoryReview, has: 'printless', to: factoryReview },
  { was: factoryReview, contradicted: true, to: factoryReview },
  { was: drawingLayout, has: 'undrawn', to: 'approved' },
  { was: drawingLayout, has: 'undrawn', contradicted: true, to: factoryReview },
  { was: inProduction, to: 'approved' },
  { was: inProduction, contradicted: true, to: 'approved' },
  { was: inProduction, has: 'undrawn', to: 'approved' },
  { was: inProduction, has: 'undrawn', contradicted: true, to: factoryReview },
  { was: inProduction, has: 'unmapped', to: storeReview, problem: 'orders.notMapped' },
  { was: inProduction, has: 'printless', to: factoryReview, problem: 'orders.printsMissing' },
  { was: inProduction, pending: true, to: storeReview },
  { was: shipped, has: 'unmapped', to: shipped },
  { was: closed, to: storeReview },
  { was: closed, has: 'unmapped', to: storeReview, problem: 'orders.notMapped' },
  { was: abnormal, byReports: false, to: undefined },
  // stopped by a report whose origin was not kept
  { was: abnormal, to: factoryReview },
];

it.each(cases)('knows where an order goes on: %o', ({ was, has = 'drawn', to, problem, pending, ...rest }) => {
  const order = { lines: lines[has], marketState: pending ? 'pending' : 'toShip' } as OrderRecord;
  const destination = findDestination({ order, was, byReports: true, contradicted: false, ...rest });
  expect([destination?.to, destination?.problem?.key]).toEqual([to, problem]);
});

it('takes an order for abnormal that has no report', () => {
  expect(originOf([])).toBe(abnormal);
});

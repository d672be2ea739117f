import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleOrder } from '../orders.sample.ts';
import { TimesCell } from './TimesCell.tsx';

const calendar = { id: '31', workingDays: [1, 2, 3, 4, 5, 6], cutOff: '18:00', holidays: [] };
const order = sampleOrder({ deliveryTimeLimit: '2026-11-24T12:00:00Z' });

it.each([
  ['2026-11-24T08:00:00Z', 'Must leave today by 18:00'],
  ['2026-11-23T08:00:00Z', 'Must leave by 2026-11-24 18:00'],
  ['2026-11-24T11:00:00Z', 'Should have left by 2026-11-24 18:00'],
])('says at %s until when the parcel has to leave', (now, told) => {
  renderScreen(<TimesCell order={order} now={Date.parse(now)} calendar={calendar} />);
  expect(screen.getByTitle(/^2026-11-24 20:00/).title).toBe(`2026-11-24 20:00\n${told}`);
});

it.each([
  ['an order that has shipped', { ...order, sysStatus: 2 as const }, calendar],
  ['a store whose hours are not known', order, undefined],
])('says the deadline alone of %s', (_case, shown, hours) => {
  renderScreen(<TimesCell order={shown} now={Date.parse('2026-11-24T08:00:00Z')} calendar={hours} />);
  expect(screen.getByTitle('2026-11-24 20:00').title).toBe('2026-11-24 20:00');
});

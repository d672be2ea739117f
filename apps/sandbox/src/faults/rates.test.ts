import { expect, it } from 'vitest';
import { Clock } from '../world/clock.ts';
import { Rates } from './rates.ts';

/** The answers to so many calls, one after the other. */
const taken = (rates: Rates, calls: number, endpoint = 'shein:list', store = 's1') =>
  Array.from({ length: calls }, () => rates.take({ endpoint, store }, 2));

it('lets through one second’s calls, for each endpoint and store, and refills with time', () => {
  let now = 0;
  const clock = new Clock(() => now);
  const rates = new Rates(() => clock);
  expect(taken(rates, 3)).toEqual([true, true, false]);
  expect(taken(rates, 1, 'shein:list', 's2')).toEqual([true]);
  expect(taken(rates, 1, 'shein:detail')).toEqual([true]);
  now = 500;
  expect(taken(rates, 2)).toEqual([true, false]);
  now = 60_000;
  expect(taken(rates, 3)).toEqual([true, true, false]);
});

it('prefers the limit of the endpoint, then the limit of all, then the published one', () => {
  const clock = new Clock(() => 0);
  const rates = new Rates(() => clock);
  rates.set('*', 1);
  rates.set('shein:list', 3);
  expect(taken(rates, 4)).toEqual([true, true, true, false]);
  expect(taken(rates, 2, 'shein:detail')).toEqual([true, false]);
  rates.set('*', undefined);
  expect(rates.own).toEqual({ 'shein:list': 3 });
  expect(taken(rates, 3, 'temu:app')).toEqual([true, true, false]);
});

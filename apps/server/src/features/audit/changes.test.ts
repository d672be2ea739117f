import { describe, expect, it } from 'vitest';
import { changesOf, labelsOf, narrow } from './changes.ts';

const told = (before: unknown, after: unknown, objectIds = ['7']) =>
  changesOf({ objectIds, before, after }, 200).map(({ recordId, path, before, after }) => [
    recordId,
    path,
    before,
    after,
  ]);

describe('what differs', () => {
  it('is told field by field, however deep, and nothing else is', () => {
    const before = { name: 'a', size: { width: 1, height: 2 }, gmtModified: 'x' };
    const after = { name: 'a', size: { width: 1, height: 3 }, gmtModified: 'y' };
    expect(told(before, after)).toEqual([[null, 'size.height', 2, 3]]);
  });

  it('is everything of a new record, and everything of one that is gone', () => {
    expect(told(null, { name: 'a', on: false })).toEqual([
      [null, 'name', null, 'a'],
      [null, 'on', null, false],
    ]);
    expect(told({ name: 'a' }, null)).toEqual([[null, 'name', 'a', null]]);
  });

  it('takes nothing, an empty text and an absent field for the same', () => {
    expect(told({ remark: '', phone: null }, { remark: null })).toEqual([]);
  });

  it('tells of a list of words what came and what went, whatever their places', () => {
    expect(told({ keys: ['a', 'b', 'c'] }, { keys: ['c', 'b', 'd'] })).toEqual([
      [null, 'keys.a', 'a', null],
      [null, 'keys.d', null, 'd'],
    ]);
  });

  it('tells of a list of records place by place, counted from one in words', () => {
    const changes = changesOf(
      { objectIds: ['7'], before: { lines: [{ num: 1 }] }, after: { lines: [{ num: 2 }] } },
      200,
    );
    expect(changes).toEqual([
      { recordId: null, path: 'lines.0.num', names: ['lines', '1', 'num'], before: 1, after: 2 },
    ]);
  });

  it('keeps a message whole, so that it can be said in any language', () => {
    const problem = { key: 'orders.notMapped', params: { skuId: '5' } };
    expect(told({ problem: null }, { problem })).toEqual([[null, 'problem', null, problem]]);
  });

  it('ends at the number asked for', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [String(at), { status: at }]));
    expect(changesOf({ objectIds: Object.keys(many), before: null, after: many }, 20)).toHaveLength(20);
  });
});

describe('a row about several records', () => {
  const objectIds = ['1', '2'];
  const before = { '1': { number: 'A', status: 0 }, '2': { number: 'B', status: 5 } };
  const after = { hours: 3, '1': { number: 'A', status: 1 }, '2': { number: 'B', status: 1 } };

  it('tells what is true of all first, then each by itself', () => {
    expect(told(before, after, objectIds)).toEqual([
      [null, 'hours', null, 3],
      ['1', 'status', 0, 1],
      ['2', 'status', 5, 1],
    ]);
    expect([...labelsOf({ objectIds, before, after }, 'number')]).toEqual([
      ['1', 'A'],
      ['2', 'B'],
    ]);
  });

  it('is narrowed to one of them without a word about the other', () => {
    const row = narrow({ objectIds, before, after }, '2');
    expect(row).toEqual({
      objectIds: ['2'],
      before: { number: 'B', status: 5 },
      after: { hours: 3, number: 'B', status: 1 },
    });
  });
});

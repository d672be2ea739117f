import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseJson } from './json.ts';
import {
  id,
  integer,
  list,
  optionalDecimal,
  optionalFlag,
  optionalId,
  optionalInteger,
  optionalText,
  rows,
  text,
  whereIn,
} from './wire.ts';

function read<Shape extends z.ZodType>(shape: Shape, json: string) {
  return shape.safeParse(parseJson(json));
}

describe('readers', () => {
  it('take a text or a number for either', () => {
    const shape = z.object({ id, text, integer, money: optionalDecimal });
    const expected = { id: '5230236437987443003', text: '7', integer: 7, money: '12.30' };
    expect(read(shape, '{"id":5230236437987443003,"text":7,"integer":7,"money":12.30}').data).toEqual(expected);
    expect(read(shape, '{"id":"5230236437987443003","text":"7","integer":"7","money":"12.30"}').data).toEqual(expected);
  });

  it.each(['{"a":null}', '{"a":""}', '{}'])('know that %s says nothing', (json) => {
    for (const reader of [optionalText, optionalId, optionalInteger, optionalDecimal, optionalFlag]) {
      const { success, data } = read(z.object({ a: reader }), json);
      expect({ success, a: data?.a }).toEqual({ success: true, a: undefined });
    }
    expect(read(z.object({ a: list(text) }), json).data).toEqual({ a: [] });
    for (const reader of [text, id, integer]) expect(read(z.object({ a: reader }), json).success).toBe(false);
  });

  it('know yes and no in every spelling', () => {
    for (const yes of ['true', '1', '"true"', '"1"']) expect(read(optionalFlag, yes).data).toBe(true);
    for (const no of ['false', '0', '"false"', '"0"']) expect(read(optionalFlag, no).data).toBe(false);
    expect(read(optionalFlag, '"maybe"').success).toBe(false);
  });

  it('refuse what they cannot keep whole', () => {
    expect(read(integer, '9007199254740993').success).toBe(false);
    expect(read(integer, '1.5').success).toBe(false);
    expect(read(id, '1.5E7').success).toBe(false);
    expect(read(optionalText, '{"a":1}').success).toBe(false);
    expect(read(optionalDecimal, '"12,30"').success).toBe(false);
  });

  it.each([
    ['1.5E7', '15000000'],
    ['15e-3', '0.015'],
    ['-1.50e1', '-15'],
    ['0e5', '0'],
    ['123.456e-2', '1.23456'],
    ['1e+2', '100'],
  ])('write %s out as %s', (number, expected) => {
    expect(read(optionalDecimal, number).data).toBe(expected);
  });

  it('let no row spoil the others, and name the place without the value', () => {
    const shape = z.object({ orders: rows(z.object({ no: text, count: integer })) });
    const { data } = read(shape, '{"orders":[{"no":"A","count":1},{"no":"B","count":"secret"},{"no":"C","count":3}]}');
    expect(data?.orders).toEqual({
      rows: [
        { no: 'A', count: 1 },
        { no: 'C', count: 3 },
      ],
      unreadable: [{ index: 1, where: 'count: not a whole number' }],
    });
  });

  it('say where', () => {
    const { error } = read(z.object({ a: z.object({ b: id }) }), '{"a":{"b":"x"}}');
    expect(error && whereIn(error)).toBe('a.b: not an id');
  });
});

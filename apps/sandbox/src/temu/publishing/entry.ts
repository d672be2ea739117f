import { z } from 'zod';
import { id } from '../../ids.ts';

/** One entry of `productPropertyReqs`. */
export const propertyEntry = z.object({
  templatePid: id,
  pid: id,
  refPid: id,
  propName: z.string().min(1),
  /** 0 where the value is typed. */
  vid: id,
  propValue: z.string(),
  valueUnit: z.string(),
  numberInputValue: z.string().optional(),
});
export type PropertyEntry = z.output<typeof propertyEntry>;

/** One entry of `productSpecPropertyReqs`. */
export const specEntry = propertyEntry.extend({
  parentSpecId: id,
  specId: id,
  valueGroupId: id,
  valueGroupName: z.string(),
});
export type SpecEntry = z.output<typeof specEntry>;

export const isTyped = ({ vid }: PropertyEntry) => vid === '0';

export const codes = {
  attribute: 6_000_002,
  duplicate: 2_000_171,
  value: 2_000_200,
  spec: 2_000_004,
  missingSpec: 2_000_011,
} as const;

export interface Finding {
  code: number;
  message: string;
}

export const wrong = (message: string): Finding => ({ code: codes.attribute, message });

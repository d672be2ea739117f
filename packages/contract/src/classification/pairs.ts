import { z } from 'zod';
import { attributeRow } from '../attributes/field.ts';
import { id } from '../fields/ids.ts';
import { words } from '../message.ts';
import { marketplaceId } from '../platformCategories/platformCategories.ts';
import { jsonText } from './jsonText.ts';

export const marketplaces = z.enum(['shein', 'temu']);

/** A category of each marketplace, each asked for through one of its stores. */
export const categoryPair = z.object({
  sheinStoreId: id('Store', 'classification.required'),
  sheinProductTypeId: marketplaceId,
  temuStoreId: id('Store', 'classification.required'),
  temuProductTypeId: marketplaceId,
});

export const proposalInput = categoryPair.extend({
  /** The side that is filled in. */
  from: marketplaces,
  /** Its values. */
  property: jsonText(z.array(attributeRow).max(5000)),
});

const proposalSide = z.object({
  attributeId: z.string(),
  name: z.string(),
  /** Null: what is typed, or a number. */
  valueId: z.string().nullable(),
  /** The value as people read it. */
  value: z.string(),
});

/** A value of the filled side and what would say the same on the other one. Nothing is filled in unasked. */
export const pairProposal = z.object({
  from: proposalSide,
  to: proposalSide,
  /** What taking it adds to the other side. */
  rows: z.array(attributeRow),
  /** Somebody has confirmed it for these two categories before. */
  isRemembered: z.boolean(),
  why: words,
});

export const proposals = z.object({
  proposals: z.array(pairProposal),
  /** What nothing on the other side is equal to. */
  unmatched: z.array(proposalSide),
});

/** What a person has confirmed. Without values: the attributes as such, whatever is typed. */
export const confirmedPairs = categoryPair.extend({
  pairs: z
    .array(
      z.object({
        sheinAttributeId: marketplaceId,
        sheinValueId: marketplaceId.nullish(),
        temuAttributeId: marketplaceId,
        temuValueId: marketplaceId.nullish(),
      }),
    )
    .min(1, { error: 'validation.chooseSome' })
    .max(500),
});

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notFound, stale } from '../commonFailures.ts';
import { enumOf } from '../fields/choices.ts';
import { filter } from '../fields/filters.ts';
import { id, idList } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { whole } from '../fields/numbers.ts';
import { done } from '../fields/outcomes.ts';
import { pageByNumber, pageOf } from '../fields/pages.ts';
import { numberOfPrints } from './categories.ts';
import { boxRule, imageSize, pixels, type PrintBox, printBox } from './printBox.ts';

const flag = enumOf({ no: 0, yes: 1 });
const absent = (given: unknown) => (given === '' || given === null ? undefined : given);
const side = whole({ min: boxRule.smallest, max: 100_000 });
/** The fields of the second print position; absent where there is one print. */
const secondPixels = z.preprocess(absent, pixels.optional());
const secondSide = z.preprocess(absent, side.optional());

export const categoryModelForm = z.object({
  /** Absent: a new one. */
  id: filter(id('CategoryModel')),
  productCodeCategoryId: id('Category'),
  shopId: id('Store', 'categories.storeRequired'),
  bottomImageId: id('LibraryFile', 'categories.baseImageRequired'),
  /** Whether the store shows this model. A store's first model is shown in any case. */
  isDefault: flag.default(0),
  /** How many prints the model's picture shows. How many are produced depends on the category alone. */
  printNum: numberOfPrints,
  x1: pixels,
  y1: pixels,
  width1: side,
  height1: side,
  x2: secondPixels,
  y2: secondPixels,
  width2: secondSide,
  height2: secondSide,
  gmtModified: loadedVersion,
});

const nullable = z.int().nullable();
/** What one store shows instead of a category's own base image and print positions. */
export const categoryModel = z.object({
  id: id('CategoryModel'),
  productCodeCategoryId: id('Category'),
  shopId: id('Store'),
  shopName: z.string(),
  bottomImageId: id('LibraryFile'),
  bottomImageUrl: z.string(),
  bottomImageMetaData: imageSize,
  isDefault: flag,
  printNum: numberOfPrints,
  /** The same boxes in the shape that categories use. */
  printLocations: z.array(printBox),
  x1: z.int(),
  y1: z.int(),
  width1: z.int(),
  height1: z.int(),
  x2: nullable,
  y2: nullable,
  width2: nullable,
  height2: nullable,
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type CategoryModel = z.output<typeof categoryModel>;

type FlatBoxes = Pick<CategoryModel, 'x1' | 'y1' | 'width1' | 'height1' | 'x2' | 'y2' | 'width2' | 'height2'>;

/** The boxes as a model's fields. */
export function flattened([first, second]: readonly PrintBox[]): FlatBoxes {
  return {
    x1: first?.x ?? 0,
    y1: first?.y ?? 0,
    width1: first?.width ?? boxRule.preset,
    height1: first?.height ?? boxRule.preset,
    x2: second?.x ?? null,
    y2: second?.y ?? null,
    width2: second?.width ?? null,
    height2: second?.height ?? null,
  };
}

/** The boxes out of a model's fields; the second one only where all of its fields are filled. */
export function boxesOf(flat: { [Field in keyof FlatBoxes]?: FlatBoxes[Field] | undefined }): PrintBox[] {
  const boxes = [
    { x: flat.x1, y: flat.y1, width: flat.width1, height: flat.height1 },
    { x: flat.x2, y: flat.y2, width: flat.width2, height: flat.height2 },
  ];
  return boxes.filter((box): box is PrintBox => Object.values(box).every((value) => typeof value === 'number'));
}

const manage = ['/products/information'] as const;

export const categoryModels = {
  list: endpoint({
    method: 'GET',
    path: '/productCodeCategoryModel/list',
    summary: 'Store mockups of a category by store, the default of each first',
    permission: [...manage, '/products/skuMapping'],
    reads: true,
    input: pageByNumber.extend({ productCodeCategoryId: id('Category'), shopId: filter(id('Store')) }),
    output: pageOf(categoryModel),
  }),
  save: endpoint({
    method: 'POST',
    path: '/productCodeCategoryModel/save',
    summary: 'Add a store mockup, or change the one with this id',
    permission: manage,
    input: categoryModelForm,
    output: categoryModel,
    failures: { ...notFound, ...stale(categoryModel) },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/productCodeCategoryModel/delete',
    summary: 'Delete store mockups; the stores show the category’s own picture again, or their newest other model',
    permission: manage,
    input: idList('CategoryModel'),
    output: done,
    failures: { ...notFound },
  }),
};

import { z } from 'zod';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { endpoint } from '../endpoint.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { addressOfPicture, pictureAddress } from '../pictures/pictures.ts';
import { packageShape, packageType } from './packages.ts';

/** How many pictures a packaging template holds. */
export const mostPackagingImages = 6;

export const imageFields = ['image1', 'image2', 'image3', 'image4', 'image5', 'image6'] as const;
const emptyToUndefined = (given: unknown) => given || undefined;
const optionalAddress = z.preprocess(emptyToUndefined, pictureAddress.optional());

export const packagingForm = z.object({
  name: text({ max: 30, required: 'packaging.nameRequired' }),
  packageShape,
  packageType,
  /** The pictures from the first on. */
  image1: z.preprocess(emptyToUndefined, addressOfPicture('packaging.imagesRequired')),
  image2: optionalAddress,
  image3: optionalAddress,
  image4: optionalAddress,
  image5: optionalAddress,
  image6: optionalAddress,
});
export type PackagingForm = z.output<typeof packagingForm>;

/** The pictures that are there, in their order. */
export function packagingImages(
  form: Partial<Record<(typeof imageFields)[number], string | undefined | null>>,
): string[] {
  return imageFields.flatMap((field) => form[field] || []);
}

/** Pictures as the six fields, from the first on. */
export function asImageFields(addresses: readonly string[]) {
  const [image1 = '', image2 = '', image3 = '', image4 = '', image5 = '', image6 = ''] = addresses;
  return { image1, image2, image3, image4, image5, image6 };
}

export const packagingTemplate = z.object({
  id: id('PackagingTemplate'),
  name: z.string(),
  packageShape,
  packageType,
  packageShapeName: words,
  packageTypeName: words,
  image1: z.string(),
  image2: z.string(),
  image3: z.string(),
  image4: z.string(),
  image5: z.string(),
  image6: z.string(),
  /** How many product templates use it; null for those who do not manage templates. */
  useCount: z.int().nullable(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type PackagingTemplate = z.output<typeof packagingTemplate>;

const manage = ['/products/outerPackagingTemplate'] as const;
/** Those who choose a template, too. */
const readers = [...manage, '/products/stencil', '/products/management', '/products/multiAttribute'] as const;
const templateOnly = z.object({ id: id('PackagingTemplate') });
const packagingUses = z.object({ productTemplates: z.int(), products: z.int() });
const choice = z.object({ name: words, value: z.int() });

export const packaging = {
  page: endpoint({
    method: 'GET',
    path: '/outer/package/template/page',
    summary: 'Outer packaging templates, newest first; also the lookup for pickers',
    permission: readers,
    reads: true,
    input: pageQuery.extend({
      packageShape: filter(packageShape),
      packageType: filter(packageType),
      name: filterText(30),
    }),
    output: pageOf(packagingTemplate),
  }),
  shapes: endpoint({
    method: 'GET',
    path: '/outer/package/template/package/shapes',
    summary: 'The shapes of packages',
    permission: readers,
    reads: true,
    input: z.object({}),
    output: z.array(choice),
  }),
  types: endpoint({
    method: 'GET',
    path: '/outer/package/template/package/types',
    summary: 'The types of packages',
    permission: readers,
    reads: true,
    input: z.object({}),
    output: z.array(choice),
  }),
  create: endpoint({
    method: 'POST',
    path: '/outer/package/template/create/template',
    summary: 'Add an outer packaging template',
    permission: manage,
    input: packagingForm,
    output: packagingTemplate,
  }),
  update: endpoint({
    method: 'POST',
    path: '/outer/package/template/update/template',
    summary: 'Change an outer packaging template; what was made from it stays as it is',
    permission: manage,
    input: packagingForm.extend({ id: id('PackagingTemplate'), gmtModified: loadedVersion }),
    output: packagingTemplate,
    failures: { ...notFound, ...stale(packagingTemplate) },
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/outer/package/template/duplicate/template',
    summary: 'Add a copy of an outer packaging template under another name',
    permission: manage,
    input: templateOnly.extend({ name: packagingForm.shape.name }),
    output: packagingTemplate,
    failures: { ...notFound },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/outer/package/template/delete/template',
    summary: 'Delete an outer packaging template that nothing uses',
    permission: manage,
    input: templateOnly,
    output: done,
    failures: { ...notFound, ...inUse(packagingUses) },
  }),
};

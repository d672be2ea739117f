import type { ClassificationTemplate } from '@pressroom/contract/classification/classification';
import type { PackagingTemplate } from '@pressroom/contract/packaging/packaging';
import type { Product, ProductDetail } from '@pressroom/contract/products/product';
import type { ProductTemplateDetail } from '@pressroom/contract/productTemplates/productTemplates';
import { createContext, use } from 'react';
import { nameOf, questionOfSaved } from './effectQuestion.ts';

type Kept<T> = Readonly<Record<string, T>>;
export type Component = Product['productSpecs'][number]['components'][number];

/** What is known of the records that a form names by their ids. */
export interface Known {
  templates: Kept<{ name: string }>;
  categories: Kept<{ name: string; sheinCategory: string; temuCategory: string; findingCount: number }>;
  packagings: Kept<{ name: string; shape: number; type: number }>;
  components: Kept<Component>;
  /** What effect pictures were made of, by their addresses: none of those that somebody has uploaded. */
  effects: Kept<string>;
}

export const nothingKnown: Known = { templates: {}, categories: {}, packagings: {}, components: {}, effects: {} };

export function both(one: Known, other: Partial<Known>): Known {
  return {
    templates: { ...one.templates, ...other.templates },
    categories: { ...one.categories, ...other.categories },
    packagings: { ...one.packagings, ...other.packagings },
    components: { ...one.components, ...other.components },
    effects: { ...one.effects, ...other.effects },
  };
}

export function knownOf(product: ProductDetail): Known {
  const { productTemplateId, categoryTemplateId, outerPkgTemplateId, productSpecs } = product;
  const components = productSpecs.flatMap((spec) => spec.components);
  return {
    templates: productTemplateId ? { [productTemplateId]: { name: product.productTemplateName } } : {},
    categories: {
      [categoryTemplateId]: {
        name: product.categoryTemplateName,
        sheinCategory: product.sheinCategory,
        temuCategory: product.temuCategory,
        findingCount: 0,
      },
    },
    packagings: {
      [outerPkgTemplateId]: {
        name: product.outerPkgTemplateName,
        shape: product.outerPkgShape,
        type: product.outerPkgType,
      },
    },
    components: Object.fromEntries(components.map((component) => [component.id, component])),
    effects: productSpecs[0]?.mainPictureUrl
      ? { [productSpecs[0].mainPictureUrl]: nameOf(questionOfSaved(product)) }
      : {},
  };
}

export function knownOfTemplate(template: ProductTemplateDetail): Partial<Known> {
  return {
    templates: { [template.id]: { name: template.name } },
    categories: {
      [template.categoryTemplateId]: {
        name: template.categoryTemplateName,
        sheinCategory: template.sheinCategory,
        temuCategory: template.temuCategory,
        findingCount: template.findingCount,
      },
    },
    packagings: {
      [template.outerPkgTemplateId]: {
        name: template.outerPkgTemplateName,
        shape: template.outerPkgShape,
        type: template.outerPkgType,
      },
    },
  };
}

export function knownOfCategory(row: ClassificationTemplate): Partial<Known> {
  const { id, name, sheinCategory, temuCategory, findings } = row;
  return { categories: { [id]: { name, sheinCategory, temuCategory, findingCount: findings.length } } };
}

export const knownOfPackaging = ({ id, name, packageShape, packageType }: PackagingTemplate): Partial<Known> => ({
  packagings: { [id]: { name, shape: packageShape, type: packageType } },
});

interface KnownHere {
  known: Known;
  learn: (more: Partial<Known>) => void;
}

export const KnownContext = createContext<KnownHere | undefined>(undefined);

export function useKnown(): KnownHere {
  const here = use(KnownContext);
  if (!here) throw new Error('useKnown needs the form of a product');
  return here;
}

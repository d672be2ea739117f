import type { CallInput, CallOutput } from '@pressroom/contract/endpoint';
import { codeType } from '@pressroom/contract/codes/codes';
import { libraryType } from '@pressroom/contract/library/picture';
import { productVariants } from '@pressroom/contract/products/variants';
import type { Caller } from '../../../caller.ts';
import { must } from '../../../demo/shop.ts';
import { keptCode, keptPrint, keptProductCode } from '../../../testing/productMakers.ts';
import { keptPicture, keptProductTemplate } from '../../../testing/templateMakers.ts';
import { testApp, type TestApp } from '../../../testing/testApp.ts';

export type Form = Extract<CallInput<typeof productVariants.add>, { isConfirm: false }>;
export type Generated = Extract<CallOutput<typeof productVariants.add>, { isConfirm: false }>;

/** TEE in BLK and WHT, M and L: black has a category and the code TEE-BLK-M. */
export async function variantsTest() {
  const test = await testApp();
  const clerk = await test.as(['/products/multiAttribute']);
  const template = await keptProductTemplate(test, { name: 'Classic tee' });
  const code = await keptProductCode(test, { code: 'TEE-BLK-M', realStock: 40, reserved: 3 });
  await keptCode(test, codeType.colour, 'WHT');
  await keptCode(test, codeType.size, 'L');
  const stockImage1 = await keptPrint(test, 'rose.png');
  await test.db
    .updateTable('libraryFiles')
    .set({ libraryType: libraryType.library })
    .where('id', '=', stockImage1)
    .execute();
  const form: Form & { stockImage1: string } = {
    isConfirm: false,
    spu: 'ROSE',
    styleCode: 'TEE',
    colorCodes: ['WHT', 'BLK'],
    sizeCodes: ['M', 'L'],
    productTemplateId: template.id,
    categoryTemplateId: template.classificationTemplateId,
    outerPkgTemplateId: template.packagingTemplateId,
    stockImage1,
  };
  const picture = await keptPicture(test);
  return { test, clerk, template, code, form, picture };
}
export type VariantsTest = Awaited<ReturnType<typeof variantsTest>>;

export async function generate(caller: Caller, form: Form): Promise<Generated> {
  const answer = await must(caller, productVariants.add, form);
  if (answer.isConfirm) throw new Error('generating has saved');
  return answer;
}

/** What the dialog sends of generated SKUs, each with this main picture. */
export function confirmed(form: Form, { basis, productSpecs }: Generated, mainPictureUrl: string) {
  return {
    ...form,
    isConfirm: true as const,
    basis,
    productSpecs: productSpecs.map(({ productCodeExists, productCode, ...spec }) => ({
      ...spec,
      productCode: productCodeExists ? productCode : '',
      mainPictureUrl,
      sheinProductImages: [{ imageType: 2, imageLinks: mainPictureUrl }],
      temuProductImages: [{ imageType: 5, imageLinks: mainPictureUrl }],
    })),
  };
}

export async function save(caller: Caller, input: ReturnType<typeof confirmed>) {
  const answer = await must(caller, productVariants.add, input);
  if (!answer.isConfirm) throw new Error('saving has generated');
  return answer.product;
}

export const countProducts = async ({ db }: Pick<TestApp, 'db'>) =>
  Number(
    (
      await db
        .selectFrom('products')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

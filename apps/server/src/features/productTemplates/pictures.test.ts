import { classification } from '@pressroom/contract/classification/classification';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { type ImageType, imageTypes } from '@pressroom/contract/pictures/imageSlots';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { expect, it } from 'vitest';
import type { Caller } from '../../caller.ts';
import { must } from '../../demo/shop.ts';
import { drawnPrint } from '../../testing/samplePrints.ts';
import {
  keptClassification,
  keptPackaging,
  keptPicture,
  keptProductTemplate,
  productTemplateForm,
} from '../../testing/templateMakers.ts';
import { testApp } from '../../testing/testApp.ts';
import { waitForRow } from '../../testing/waitForLock.ts';

async function uploaded(clerk: Caller, side: number, imageType: ImageType): Promise<string> {
  const centimetres = (side / 200) * 2.54;
  const bytes = await drawnPrint({ name: 'peony', widthCm: centimetres, heightCm: centimetres });
  const [result] = await must(clerk, pictures.upload, { imageType }, [{ fileName: `${side}.png`, bytes }]);
  return result!.picture!.fileUrl;
}

it('keeps uploaded pictures in their slots, and refuses one that its slot does not take, at its slot', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/stencil']);
  const form = await productTemplateForm(test);
  const block = await uploaded(clerk, 80, imageTypes.sheinColourBlock);
  const square = await uploaded(clerk, 901, imageTypes.sheinDetail);
  const [detail] = form.sheinImageList!;
  const withBlock = (imageType: ImageType) => ({
    ...form,
    sheinImageList: [detail!, { imageType, imageLinks: block }],
  });
  expect(await clerk.call(productTemplates.add, withBlock(imageTypes.sheinSquare))).toMatchObject({
    status: 400,
    data: [
      {
        path: 'sheinImageList.1.imageLinks',
        msg: 'The picture is 80×80 pixels; required: 1:1 900–2200 px',
      },
    ],
  });
  const added = await must(clerk, productTemplates.add, withBlock(imageTypes.sheinColourBlock));
  expect(added.sheinImageList[1]).toEqual({ storeType: 'SHEIN', imageType: 7, imageLinks: block });
  const both = [{ imageType: imageTypes.sheinDetail, imageLinks: [square, block] }];
  const edit = { ...form, id: added.id, sheinImageList: both };
  expect(await clerk.call(productTemplates.edit, edit)).toMatchObject({
    status: 400,
    data: [{ path: 'sheinImageList.0.imageLinks' }],
  });
  expect(await must(clerk, productTemplates.get, { id: added.id })).toEqual(added);
});

it('refuses pictures that do not exist, or are of another format', async () => {
  const test = await testApp();
  const clerk = await test.as(['/products/stencil']);
  const form = await productTemplateForm(test);
  const [carousel, parcel] = form.temuImageList!;
  const gif = await keptPicture(test, { mime: 'image/gif' });
  const gone = `/files/${'x'.repeat(24)}`;
  const reply = await clerk.call(productTemplates.add, {
    ...form,
    temuImageList: [
      { imageType: imageTypes.temuCarousel, imageLinks: `${String(carousel!.imageLinks)},${gone}` },
      { imageType: imageTypes.temuOuterPackaging, imageLinks: `${String(parcel!.imageLinks)},${gif.address}` },
    ],
  });
  expect(reply).toMatchObject({
    status: 400,
    data: [
      { path: 'temuImageList.0.imageLinks', msg: 'This picture no longer exists. Upload it again' },
      { path: 'temuImageList.1.imageLinks', msg: 'Only PNG, JPG pictures are accepted' },
    ],
  });
});

it('does not let a template and the deletion of what it is made of pass each other', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  for (const first of ['template', 'deletion'] as const) {
    const used = await keptPackaging(test);
    const sorted = await keptClassification(test);
    const form = await productTemplateForm(test, { outerPkgTemplateId: used.id, categoryTemplateId: sorted.id });
    const add = () => admin.call(productTemplates.add, form);
    const remove = () =>
      Promise.all([
        admin.call(packaging.delete, { id: used.id }),
        admin.call(classification.deleteTemplate, { id: sorted.id }),
      ]);
    if (first === 'template') {
      expect(await add()).toMatchObject({ status: 200 });
      for (const reply of await remove()) {
        expect(reply).toMatchObject({ status: 409, data: { productTemplates: 1 } });
      }
    } else {
      for (const reply of await remove()) expect(reply).toMatchObject({ status: 200 });
      expect(await add()).toMatchObject({ status: 400 });
    }
  }
});

it('lets a template wait for a deletion that is under way, and then says that nothing is left to be made of', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const used = await keptPackaging(test);
  const form = await productTemplateForm(test, { outerPkgTemplateId: used.id });
  const adding = await test.db.transaction().execute(async (tx) => {
    await tx.deleteFrom('packagingTemplates').where('id', '=', used.id).execute();
    const waiting = admin.call(productTemplates.add, form);
    await waitForRow(tx);
    return { waiting };
  });
  expect(await adding.waiting).toMatchObject({ status: 400, data: [{ path: 'outerPkgTemplateId' }] });
});

it('lets the deletion of a packaging template wait for a template that is being made of it', async () => {
  const test = await testApp();
  const admin = await test.as('admin');
  const used = await keptPackaging(test);
  const sorted = await keptClassification(test);
  const deleting = await test.db.transaction().execute(async (tx) => {
    await keptProductTemplate({ db: tx }, { packagingTemplateId: used.id, classificationTemplateId: sorted.id });
    const waiting = admin.call(packaging.delete, { id: used.id });
    await waitForRow(tx);
    return { waiting };
  });
  expect(await deleting.waiting).toMatchObject({ status: 409, data: { productTemplates: 1 } });
});

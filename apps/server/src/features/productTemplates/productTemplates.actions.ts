import { imageSlotOf } from '@pressroom/contract/pictures/imageSlots';
import type { ProductTemplateForm } from '@pressroom/contract/productTemplates/form';
import type { Message } from '@pressroom/contract/message';
import type { Db, Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { releaseBlobs } from '../../platform/storage/releasedBlobs.ts';
import { takePictures } from '../pictures/pictures.public.ts';
import { findSlotPictures, replaceSlotPictures, type SlotPicture } from './pictures.queries.ts';
import {
  copyProductTemplate,
  countTemplateUses,
  deleteProductTemplate,
  getProductTemplate,
  insertProductTemplate,
  lockProductTemplate,
  type ProductTemplateRecord,
  updateProductTemplate,
} from './productTemplates.queries.ts';

/** A template with its pictures. */
export interface WholeTemplate {
  record: ProductTemplateRecord;
  pictures: readonly SlotPicture[];
}

export async function readTemplate(db: Db, id: string): Promise<WholeTemplate> {
  return { record: await getProductTemplate(db, id), pictures: await findSlotPictures(db, id) };
}

/** Locks the template for this transaction, so that nothing new can refer to it; 404 without it. */
export async function lockTemplate(tx: Tx, id: string): Promise<WholeTemplate> {
  return { record: await lockProductTemplate(tx, id), pictures: await findSlotPictures(tx, id) };
}

export async function addTemplate(tx: Tx, form: ProductTemplateForm): Promise<WholeTemplate> {
  const pictures = await takeSlotPictures(tx, form);
  const id = await insertProductTemplate(tx, valuesOf(form));
  await replaceSlotPictures(tx, id, pictures);
  return readTemplate(tx, id);
}

export async function changeTemplate(tx: Tx, before: WholeTemplate, form: ProductTemplateForm): Promise<WholeTemplate> {
  const { id } = before.record;
  const pictures = await takeSlotPictures(tx, form);
  await updateProductTemplate(tx, id, valuesOf(form));
  await replaceSlotPictures(tx, id, pictures);
  await release(tx, before, pictures);
  return readTemplate(tx, id);
}

export async function copyTemplate(tx: Tx, { record, pictures }: WholeTemplate, name: string): Promise<WholeTemplate> {
  const id = await copyProductTemplate(tx, record.id, name);
  await replaceSlotPictures(tx, id, pictures);
  return readTemplate(tx, id);
}

export async function removeTemplate(tx: Tx, template: WholeTemplate): Promise<void> {
  const { skus, products, listings } = await countTemplateUses(tx, template.record.id);
  if (products > 0) {
    const places: Message[] = [
      { key: 'productTemplates.usedByProducts', params: { skus, products } },
      ...(listings > 0 ? [{ key: 'publishing.usedByListings' as const, params: { count: listings } }] : []),
    ];
    fail(409, 'platform.inUse', { params: { places }, data: { skus, products, listings } });
  }
  await deleteProductTemplate(tx, template.record.id);
  await release(tx, template, []);
}

/** Lets the clean-up delete the pictures that have gone, unless another record refers to them. */
async function release(tx: Tx, { pictures }: WholeTemplate, kept: readonly { blobId: string }[]): Promise<void> {
  const still = new Set(kept.map(({ blobId }) => blobId));
  await releaseBlobs(
    tx,
    pictures.flatMap(({ blobId }) => (still.has(blobId) ? [] : blobId)),
  );
}

/** The pictures of a form, judged by the rules of their slots. */
async function takeSlotPictures(tx: Tx, form: ProductTemplateForm): Promise<{ imageType: number; blobId: string }[]> {
  const places = (['sheinImageList', 'temuImageList'] as const).flatMap((list) =>
    form[list].flatMap(({ imageType, imageLinks }, index) =>
      imageLinks.map((address) => ({ imageType, address, field: `${list}.${index}.imageLinks` })),
    ),
  );
  const blobIds = await takePictures(
    tx,
    places.map(({ address }) => address),
    (at) => ({ field: places[at]!.field, rule: imageSlotOf(places[at]!.imageType)! }),
  );
  return places.map(({ imageType }, at) => ({ imageType, blobId: blobIds[at]! }));
}

/** The form's own fields, without its pictures. */
function valuesOf(form: ProductTemplateForm) {
  const { outerPkgTemplateId, categoryTemplateId, sheinImageList: _, temuImageList: __, ...values } = form;
  return { ...values, packagingTemplateId: outerPkgTemplateId, classificationTemplateId: categoryTemplateId };
}

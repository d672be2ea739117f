import { packagingPictureRule } from '@pressroom/contract/pictures/imageSlots';
import { imageFields, packaging, type PackagingForm, packagingImages } from '@pressroom/contract/packaging/packaging';
import type { Message } from '@pressroom/contract/message';
import { mayCall } from '../../platform/access/actor.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { releaseBlobs } from '../../platform/storage/releasedBlobs.ts';
import { takePictures } from '../pictures/pictures.public.ts';
import { auditOf, present, shapeChoices, typeChoices } from './packaging.present.ts';
import {
  countProducts,
  deleteTemplate,
  findTemplates,
  insertTemplate,
  lockTemplate,
  updateTemplate,
} from './packaging.queries.ts';

const object = 'packagingTemplates';

export const packagingRoutes = routes(packaging, {
  async page({ db, actor, input }) {
    const { rows, total } = await findTemplates(db, input);
    const counted = mayCall(actor, packaging.update);
    return { rows: rows.map((row) => ({ ...present(row), ...(!counted && { useCount: null }) })), total };
  },

  shapes: async () => shapeChoices,
  types: async () => typeChoices,

  async create({ tx, input, audit }) {
    const template = await insertTemplate(tx, valuesOf(input), await takeImages(tx, input));
    audit({ object, ids: [template.id], after: auditOf(template) });
    return present(template);
  },

  async update({ tx, input, audit }) {
    const { id, gmtModified } = input;
    const before = await lockTemplate(tx, id);
    await refuseStale(tx, { object, record: before, loaded: gmtModified, show: () => present(before) });
    const after = await updateTemplate(tx, id, valuesOf(input), await takeImages(tx, input));
    await releaseBlobs(
      tx,
      before.blobIds.filter((blobId) => !after.blobIds.includes(blobId)),
    );
    audit({ object, ids: [id], before: auditOf(before), after: auditOf(after) });
    return present(after);
  },

  async duplicate({ tx, input, audit }) {
    const { packageShape, packageType, blobIds } = await lockTemplate(tx, input.id);
    const copy = await insertTemplate(tx, { name: input.name, packageShape, packageType }, blobIds);
    audit({ object, ids: [copy.id], after: auditOf(copy) });
    return present(copy);
  },

  async delete({ tx, input, audit }) {
    const before = await lockTemplate(tx, input.id);
    const { useCount } = before;
    const products = await countProducts(tx, input.id);
    const places: Message[] = [
      ...(useCount > 0 ? [{ key: 'packaging.usedByProductTemplates' as const, params: { count: useCount } }] : []),
      ...(products > 0 ? [{ key: 'packaging.usedByProducts' as const, params: { count: products } }] : []),
    ];
    if (places.length > 0)
      fail(409, 'platform.inUse', { params: { places }, data: { productTemplates: useCount, products } });
    await deleteTemplate(tx, input.id);
    await releaseBlobs(tx, before.blobIds);
    audit({ object, ids: [input.id], before: auditOf(before) });
    return null;
  },
});

const valuesOf = ({ name, packageShape, packageType }: PackagingForm) => ({ name, packageShape, packageType });

/** The blobs of the form's pictures, in their order. */
function takeImages(tx: Tx, form: PackagingForm): Promise<string[]> {
  const filled = imageFields.filter((field) => form[field]);
  return takePictures(tx, packagingImages(form), (at) => ({ field: filled[at]!, rule: packagingPictureRule }));
}

import { expect, it } from 'vitest';
import type { Translate } from '../../../i18n/i18n.ts';
import { sampleAddress, sampleVariants } from '../productVariants.sample.ts';
import { changeOfUser, changesBetween } from './conflict.ts';
import { newEditor, withEdits } from './editor.ts';
import { withMainPicture } from './skuPictures.ts';
import { headOf } from './variantHead.ts';

const t = ((key: string) => key) as Translate;
const columns = [
  { name: 'remark', kind: 'text' as const, title: 'Remark' },
  {
    name: 'status',
    kind: 'choice' as const,
    title: 'Status',
    choices: [
      { value: '1', words: ['On'] },
      { value: '2', words: ['Off'] },
    ],
  },
];

it('says of everything that both have changed that the user has changed it, too', () => {
  const loaded = sampleVariants();
  const main = sampleAddress('theirs');
  const [one, two, three, four] = loaded.productSpecs;
  const current = {
    ...loaded,
    categoryTemplateId: '42',
    outerPkgTemplateId: '32',
    productSpecs: [
      { ...one!, remark: 'theirs', status: 2 as const },
      { ...two!, mainPictureUrl: main },
      { ...four!, mainPictureUrl: main },
    ],
  };
  const typed = withEdits(newEditor(loaded), [
    { row: 0, column: 'remark', text: 'mine' },
    { row: 0, column: 'status', text: '2' },
    { row: 2, column: 'remark', text: 'mine' },
  ]);
  const editor = { ...typed, pictures: withMainPicture(typed.pictures, 'BLK', sampleAddress('mine')) };
  const head = { ...headOf(loaded), categoryTemplateId: '43' };
  const told = changesBetween(loaded, current, { columns, t }).map(({ name }) => [
    name,
    changeOfUser(name, { editor, head, loaded, columns, t }),
  ]);
  expect(told).toEqual([
    ['categoryTemplateId', 'kit.changed'],
    ['outerPkgTemplateId', undefined],
    [`${three!.id} gone`, 'kit.changed'],
    [`${one!.id} remark`, 'mine'],
    [`${one!.id} status`, 'Off'],
    [`${two!.id} pictures`, 'kit.changed'],
    [`${four!.id} pictures`, undefined],
  ]);
});

import { imageSlots } from '@pressroom/contract/pictures/imageSlots';
import { putFirst } from '@pressroom/contract/pictures/putFirst';
import { slotValuesOf } from '@pressroom/contract/pictures/slotValues';
import { type ProductTemplateDetail, productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { useQueryClient } from '@tanstack/react-query';
import { Form } from 'antd';
import { useRef } from 'react';
import { readOf } from '../../../client/useRead.ts';
import { type TextKey, useT } from '../../../i18n/i18n.ts';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { sameValue } from '../../../kit/sameValue.ts';
import { useQuestion } from '../../../ui/questions/question.ts';
import { slotPath, useFormBoard } from '../../pictures/pictures.public.tsx';
import { knownOfTemplate, useKnown } from '../form/known.ts';
import { slotLists, spec } from './singleForm.ts';

interface Offer {
  path: (string | number)[];
  label: TextKey;
  value: unknown;
}

/**
 * Fills the form with what a product template says. What somebody has entered differently is replaced only with their
 * consent; what the template chosen before has filled in gives way.
 */
export function useTemplateFill() {
  const t = useT();
  const form = Form.useFormInstance();
  const client = useQueryClient();
  const ask = useQuestion();
  const showFailure = useFailureToast();
  const { learn } = useKnown();
  const board = useFormBoard(slotLists);
  const former = useRef<readonly Offer[]>([]);
  const latest = useRef('');

  const present = (path: Offer['path']): unknown => form.getFieldValue(path);
  const mainPicture = () => present([spec, 'mainPictureUrl']) as string | undefined;

  /** The main picture stands in slots by itself: it is nobody's entry there. */
  const isFree = ({ path, value }: Offer) => {
    const held = present(path);
    const filledBy = former.current.find((offer) => offer.path.join() === path.join());
    const blank = held === undefined || held === null || held === '' || (path.length > 2 && held === mainPicture());
    return blank || sameValue(held, value) || (filledBy !== undefined && sameValue(held, filledBy.value));
  };

  async function fill(id: string) {
    latest.current = id;
    try {
      const template = await client.fetchQuery(readOf(productTemplates.get, { id }));
      const offers = offersOf(template);
      const taken = offers.filter((offer) => !isFree(offer));
      const replaces = taken.length === 0 || (await mayReplace(template.name, taken));
      // another template has been chosen meanwhile
      if (latest.current !== id) return;
      learn(knownOfTemplate(template));
      const used = replaces ? offers : offers.filter((offer) => !taken.includes(offer));
      form.setFields(used.map(({ path, value }) => ({ name: path, value, touched: true, errors: [] })));
      former.current = offers;
      const main = mainPicture();
      if (main) board.write(putFirst(board.read(), main));
    } catch (cause) {
      showFailure(cause);
    }
  }

  function mayReplace(name: string, taken: readonly Offer[]): Promise<boolean> {
    const fields = [...new Set(taken.map(({ label }) => t(label)))].join(t('platform.separator'));
    return ask({
      title: t('products.fillTitle', { name }),
      content: t('products.fillDetail', { fields }),
      okText: t('products.fillReplace'),
      cancelText: t('products.fillKeep'),
    });
  }
  return fill;
}

/** Slots in which the template has no picture are left alone. */
function offersOf(template: ProductTemplateDetail): Offer[] {
  const own = (name: keyof ProductTemplateDetail, label: TextKey): Offer => ({
    path: [spec, name],
    label,
    value: template[name],
  });
  const slots = slotValuesOf(template.sheinImageList, template.temuImageList);
  return [
    { path: ['categoryTemplateId'], label: 'products.classificationTemplate', value: template.categoryTemplateId },
    { path: ['outerPkgTemplateId'], label: 'products.packagingTemplate', value: template.outerPkgTemplateId },
    own('material', 'products.material'),
    own('origin', 'products.origin'),
    own('productReferenceLinks', 'products.links'),
    own('startOriginalPrice', 'products.originalPrice'),
    own('endOriginalPrice', 'products.originalPrice'),
    own('startSellingPrice', 'products.sellingPrice'),
    own('endSellingPrice', 'products.sellingPrice'),
    own('outerBoxLength', 'products.box'),
    own('outerBoxWidth', 'products.box'),
    own('outerBoxHeight', 'products.box'),
    own('outerBoxWeight', 'products.weight'),
    ...imageSlots.flatMap(({ type }): Offer[] => {
      const links = slots[type] ?? [];
      if (links.length === 0) return [];
      return [{ path: slotPath(slotLists, type), label: `pictures.slot.${type}`, value: links.join(',') }];
    }),
  ];
}

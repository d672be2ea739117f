import type { ImageSlot } from '@pressroom/contract/pictures/imageSlots';
import { Form } from 'antd';
import { useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { useQuestion } from '../../ui/questions/question.ts';
import { linksOf, slotField } from './templateForm.ts';
import { useFittingPictures } from './useFittingPictures.ts';

/**
 * Puts the pictures of a chosen packaging template into their slot. Pictures that somebody has put there are replaced only
 * with their consent; those of the packaging template chosen before give way.
 */
export function usePackagingPictures(slot: ImageSlot) {
  const t = useT();
  const ask = useQuestion();
  const form = Form.useFormInstance();
  const judge = useFittingPictures(slot);
  const latest = useRef(0);
  const [put, setPut] = useState('');
  const [news, setNews] = useState<string>();
  const field = slotField(slot);
  const present = () => (form.getFieldValue(field) as string | undefined) ?? '';

  async function offer(name: string, addresses: readonly string[]) {
    latest.current += 1;
    const mine = latest.current;
    const { fitting, refused } = await judge(addresses);
    // another template has been chosen meanwhile
    if (mine !== latest.current) return;
    const links = fitting.slice(0, slot.templateCount.max).join(',');
    const said = refused.map(({ at, cause }) => t('productTemplates.notTaken', { from: name, at, cause }));
    setNews(said.join('\n') || undefined);
    const former = present();
    if (links === '' || links === former) return;
    if (former !== '' && former !== put && !(await mayReplace(name, former, fitting.length))) return;
    setPut(links);
    form.setFieldValue(field, links);
  }

  function mayReplace(name: string, former: string, count: number): Promise<boolean> {
    return ask({
      title: t('productTemplates.replaceTitle'),
      content: t('productTemplates.replaceDetail', { present: linksOf(former).length, name, count }),
      okText: t('productTemplates.replace'),
      cancelText: t('productTemplates.keep'),
    });
  }
  return { offer, news };
}

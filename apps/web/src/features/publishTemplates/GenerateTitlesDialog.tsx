import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { titleMin, titlesMost } from '@pressroom/contract/publishTemplates/titles';
import { titleMax } from '@pressroom/contract/publishing/form';
import { Alert, Button, Form, InputNumber, Radio } from 'antd';
import { useState } from 'react';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { KeywordsField } from './KeywordsField.tsx';
import { MadeTitles } from './MadeTitles.tsx';
import styles from './publishTemplates.module.css';
import { type TitleValues, useTitles } from './useTitles.ts';

interface Props {
  /** What the titles are for. One: several titles to choose from; more: one title for each. */
  products: readonly { id: string; name: string }[];
  keywords?: readonly string[];
  /** Characters that the marketplaces of the chosen stores allow. */
  limit?: number;
  /** Called with the titles by the ids of their products, and the keywords that they were made of. */
  onUse: (titles: ReadonlyMap<string, string>, keywords: readonly string[]) => void;
  onClose: () => void;
}

const usual = { titleNum: 5, min: 50, max: 100 };

/** Makes titles of keywords, the library and what each product is. */
export function GenerateTitlesDialog({ products, keywords = [], limit = titleMax, onUse, onClose }: Props) {
  const t = useT();
  const [form] = Form.useForm<TitleValues>();
  const { data } = useRead(titleKeywords.titleModel, {});
  const titles = useTitles(form, products);
  const [picked, setPicked] = useState<string>();
  const one = products.length === 1 ? products[0] : undefined;
  const chosen = one
    ? new Map(picked === undefined ? [] : [[one.id, picked]])
    : new Map(titles.made?.flatMap(({ productId, title }) => (title ? [[productId, title] as const] : [])));
  const model = data?.model ?? null;
  const bounds = { min: titleMin, max: limit, precision: 0, className: styles.count };

  async function make(again: boolean) {
    const first = await titles.make(again);
    if (one) setPicked(first);
  }
  return (
    <Dialog
      title={t('publishTemplates.generateTitles')}
      width={720}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            disabled={chosen.size === 0}
            onClick={() => onUse(chosen, form.getFieldValue('keyword') as string[])}
          >
            {t(one ? 'publishTemplates.useTitle' : 'publishTemplates.useTitles', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={{ ...usual, max: Math.min(usual.max, limit), keyword: keywords, byModel: false }}
        onFinish={() => void make(false)}
      >
        <Form.Item
          name="keyword"
          label={t('publishTemplates.titleKeyword')}
          extra={t('publishTemplates.keywordHint')}
          required
        >
          <KeywordsField />
        </Form.Item>
        <div className={styles.numbers}>
          {one && (
            <Form.Item name="titleNum" label={t('publishTemplates.titleNum')} required>
              <InputNumber min={1} max={titlesMost} precision={0} className={styles.count} />
            </Form.Item>
          )}
          <Form.Item name="min" label={t('publishTemplates.min')} required>
            <InputNumber {...bounds} />
          </Form.Item>
          <Form.Item
            name="max"
            label={t('publishTemplates.max')}
            extra={t('publishTemplates.limit', { limit })}
            required
          >
            <InputNumber {...bounds} />
          </Form.Item>
          {model !== null && (
            <Form.Item name="byModel" label={t('publishTemplates.source')}>
              <Radio.Group
                options={[
                  { value: false, label: t('publishTemplates.source.library') },
                  { value: true, label: t('publishTemplates.source.model', { model }) },
                ]}
              />
            </Form.Item>
          )}
        </div>
        <div className={styles.makes}>
          <Button htmlType="submit" loading={titles.pending}>
            {t('publishTemplates.generate')}
          </Button>
          {titles.made && (
            <Button disabled={titles.pending} onClick={() => void make(true)}>
              {t('publishTemplates.again')}
            </Button>
          )}
        </div>
      </Form>
      {titles.complaint && <Alert type="error" showIcon title={titles.complaint} />}
      {titles.made && <MadeTitles made={titles.made} products={products} picked={picked} onPick={setPicked} />}
      {one && titles.made && titles.made.length < titles.wanted && (
        <p className={styles.note}>{t('publishTemplates.fewerTitles', { count: titles.made.length })}</p>
      )}
    </Dialog>
  );
}

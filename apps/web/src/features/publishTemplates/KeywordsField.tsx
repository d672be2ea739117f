import BookOutlined from '@ant-design/icons/BookOutlined';
import { keywordMax, keywordsMost, keywordsOf } from '@pressroom/contract/publishTemplates/form';
import { titleKeywords } from '@pressroom/contract/publishTemplates/titleKeywords';
import { placeholderNames, placeholderWords } from '@pressroom/contract/publishTemplates/titleWords';
import { Button, Select, Space } from 'antd';
import { Suspense, useState } from 'react';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useDebounced } from '../../ui/useDebounced.ts';

const KeywordLibraryDialog = lazyPart(async () => (await import('./KeywordLibraryDialog.tsx')).KeywordLibraryDialog);

interface Props {
  id?: string;
  value?: readonly string[];
  onChange?: (keywords: string[]) => void;
}

const offeredMost = 50;

/** Keywords: typed freely, several at once with commas between, or chosen from the library. */
export function KeywordsField({ id, value = [], onChange }: Props) {
  const t = useT();
  const [word, setWord] = useState('');
  const [open, setOpen] = useState(false);
  const searched = useDebounced(word.trim());
  const { data } = useRead(titleKeywords.list, { keyword: searched, pageNum: 1, pageSize: offeredMost });
  const put = (keywords: readonly string[]) => onChange?.(keywordsOf(keywords).slice(0, keywordsMost));
  return (
    <>
      <Space.Compact block>
        <Select
          id={id}
          mode="tags"
          value={[...value]}
          onChange={put}
          placeholder={t('publishTemplates.typeKeywords')}
          maxLength={keywordMax}
          showSearch={{ filterOption: false, onSearch: setWord }}
          tokenSeparators={[',', '，', ';', '；', '\n']}
          options={[
            {
              label: t('publishTemplates.placeholders'),
              options: placeholderNames
                .map((name) => ({
                  value: `{${placeholderWords[name]}}`,
                  label: `{${placeholderWords[name]}} ${t(`publishTemplates.placeholder.${name}`)}`,
                }))
                .filter(({ value: text }) => text.includes(word.trim().toLowerCase())),
            },
            {
              label: t('publishTemplates.library'),
              options: (data?.rows ?? []).map(({ keyword }) => ({ value: keyword, label: keyword })),
            },
          ]}
          optionLabelProp="value"
        />
        <Button
          icon={<BookOutlined />}
          aria-label={t('publishTemplates.library')}
          title={t('publishTemplates.library')}
          onClick={() => setOpen(true)}
        />
      </Space.Compact>
      <Suspense>
        {open && (
          <KeywordLibraryDialog
            onClose={() => setOpen(false)}
            onChoose={(keywords) => {
              put([...value, ...keywords]);
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </>
  );
}
